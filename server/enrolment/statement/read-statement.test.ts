import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { useFolder } from '../../../tests/support/use-folder.ts';
import { readStatement } from './read-statement.ts';

const nowMs = Date.UTC(2026, 10, 25);

describe('a statement of the bank', () => {
  const inFolder = useFolder();

  function read(text: string) {
    const file = inFolder('statement.csv');
    writeFileSync(file, text);
    return readStatement(file, nowMs);
  }

  it.each([
    [
      'with a heading above the header row',
      'ACCOUNT STATEMENT\nAccount: 0000000000,NGN\n\nDate,Ref No,Remarks,Debit (NGN),Credit (NGN)\n20-Nov-26,FT-1,ADA,,"₦1,000.50"\n,,Total,,"₦1,000.50"\n',
    ],
    [
      'with one column of signed amounts',
      'Value Date;Amount;Transaction Reference\n2026-11-20;-500.00;FT-0\n2026-11-20 09:15:00;1000.50;FT-1\n',
    ],
    [
      'with a column that says which way the money went',
      'Txn Date\tAmount\tDR/CR\tReference\n20/11/2026\t500\tDR\tFT-0\n20/11/2026 09:15\tNGN 1,000.5\tCR\tFT-1\n',
    ],
  ])('%s is read for what came in', async (_what, text) => {
    const { credits, problems } = await read(text);
    expect(problems).toEqual([]);
    expect(credits).toMatchObject([{ day: '2026-11-20', minor: 100_050, reference: 'FT-1' }]);
  });

  it('that is a workbook is refused', async () => {
    const { credits, problems } = await read('PK\u0003\u0004');
    expect(credits).toEqual([]);
    expect(problems[0]?.reason).toContain('Excel workbook');
  });
});
