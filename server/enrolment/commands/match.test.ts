import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { moneyOf } from '#app/kernel/money.ts';
import { useFolder } from '../../../tests/support/use-folder.ts';
import { engines, useStore } from '../../../tests/support/use-store.ts';
import { mailSettings, useOrderBook } from '../../../tests/support/use-order-book.ts';

const heading = 'Trans Date,Value Date,Reference,Narration,Debit,Credit,Balance';
const credit = (bankRef: string, text: string, amount = '255000', day = '2026-11-21') =>
  `${day},${day},${bankRef},${text},,${amount},1`;

describe.each(engines)('staff with a statement of the bank, on %s,', (engine) => {
  const used = useStore(engine);
  const { enrol, run, payments, trail } = useOrderBook(used, mailSettings);
  const inFolder = useFolder();

  /** Saves a statement. @returns its path */
  function statement(...lines: string[]): string {
    const file = inFolder('november.csv');
    writeFileSync(file, [heading, ...lines, ''].join('\n'));
    return file;
  }

  it('look first, then book what names an order and pays what it owes', async () => {
    const [one, other] = [await enrol(), await enrol()];
    const file = statement(
      `21/11/2026,21/11/2026,FT-1,"TRF FROM ADA, ${one.ref}",,"255,000.00","1,255,000.00"`,
      `21/11/2026,21/11/2026,FT-2,POS PURCHASE,"4,500.00",,"1,250,500.00"`,
      `22-Nov-2026,22-Nov-2026,FT-3,NIP/${other.ref.toLowerCase()}/GOLD,0.00,255000,"1,505,500.00"`,
    );
    const looked = await run('match', file, '--dry-run');
    expect(looked.status).toBe(0);
    expect(looked.stdout.split('\n')).toEqual([
      `line 2: would book ₦255,000 of 2026-11-21, bank reference FT-1, for order ${one.ref}. Paid so far: ₦255,000. Nothing is owed.`,
      `line 4: would book ₦255,000 of 2026-11-22, bank reference FT-3, for order ${other.ref}. Paid so far: ₦255,000. Nothing is owed.`,
      'Transfers in: 2 would be booked, 0 booked already, 0 left to book by hand with paid.',
      'Dry run: nothing was changed.',
      '',
    ]);
    expect([await payments(), await trail()]).toEqual([[], []]);
    const booked = await run('match', file);
    expect(booked.stdout).toContain(`line 4: booked ₦255,000 of 2026-11-22, bank reference FT-3`);
    expect(await payments()).toHaveLength(2);
    expect(await trail()).toMatchObject([
      { enrolment_id: one.id, who: 'bisi', action: 'paid', note: 'statement november.csv' },
      { enrolment_id: other.id, action: 'paid', reference: 'FT-3' },
    ]);
    const again = await run('match', file);
    expect(again.stdout).toContain('0 booked, 2 booked already, 0 left');
    expect(await payments()).toHaveLength(2);
    const mails = used.store.tables.selectFrom('deliveries').select(['lead_id', 'target']);
    expect(new Set(await mails.execute())).toEqual(
      new Set([one, other].map(({ id }) => ({ lead_id: id, target: 'payer-mail' }))),
    );
  });

  it('are left with everything else, and told why', async () => {
    const order = await enrol();
    const early = await enrol();
    const dollars = await enrol(moneyOf(19_000, 'USD'));
    const group = await enrol('to be agreed');
    const gone = await enrol();
    await run('cancel', gone.ref);
    const file = statement(
      credit('FT-1', 'Okafor Ada'),
      credit('FT-2', `${order.ref} and ${early.ref}`),
      credit('FT-3', order.ref, '254999.99'),
      credit('FT-4', early.ref, '255000', '2026-11-20'),
      credit('FT-5', dollars.ref),
      credit('FT-6', group.ref),
      credit('FT-7', gone.ref),
      credit('', order.ref),
      credit('FT-9', order.ref, 'plenty'),
      credit('FT-10', order.ref, '255000', 'soon'),
      credit('FT-11', order.ref, '255000', '2999-01-01'),
    );
    const { stdout, status } = await run('match', file);
    expect(status).toBe(0);
    for (const [line, reason] of [
      [2, 'it names no order'],
      [3, 'it names several orders'],
      [4, 'it is not what is due; still owed: ₦255,000'],
      [5, 'the day is before the order, which is of 2026-11-21'],
      [6, 'the order is not in NGN'],
      [7, 'no price is agreed yet'],
      [8, 'the order is cancelled'],
      [9, 'not read: it has no bank reference'],
      [10, 'not read: "plenty" is not an amount'],
      [11, 'not read: "soon" is not a day'],
      [12, 'not read: 2999-01-01 is in the future'],
    ] as const) {
      expect(stdout.split('\n').find((one) => one.startsWith(`line ${line}:`))).toContain(reason);
    }
    expect(stdout).toContain(
      '0 booked, 0 booked already, 7 left to book by hand with paid, 4 not read.',
    );
    expect(await payments()).toEqual([]);
  });

  it('book the next payments of a schedule, and no payment twice', async () => {
    const { ref } = await enrol(moneyOf(1_000_000, 'NGN'), 'monthly');
    const file = statement(
      credit('FT-1', ref, '10000'),
      credit('FT-2', ref, '20000'),
      credit('FT-2', ref, '20000'),
      credit('FT-3', ref, '90000'),
      credit('FT-4', ref, '10000'),
    );
    const [looked, booked] = [await run('match', file, '--dry-run'), await run('match', file)];
    for (const { stdout } of [looked, booked]) {
      expect(stdout).toMatch(/line 2: (?:would book|booked) ₦10,000/);
      expect(stdout).toMatch(/line 3: (?:would book|booked) ₦20,000/);
      expect(stdout).toContain('line 4: booked already: ₦20,000');
      expect(stdout).toMatch(/line 5: (?:would book|booked) ₦90,000 [^\n]+ Nothing is owed/);
      expect(stdout).toMatch(/line 6: left: ₦10,000 [^\n]+ nothing is owed/);
    }
    expect(await payments()).toHaveLength(3);
  });

  it('are left with a bank reference that stands for two orders, or is booked for another', async () => {
    const [one, other, third] = [await enrol(), await enrol(), await enrol()];
    await run('paid', third.ref, '--amount', '1', '--date', '2026-11-21', '--ref', 'FT-8');
    const file = statement(
      credit('FT-1', one.ref),
      credit('ft-1', other.ref),
      credit('FT-8', other.ref),
    );
    for (const args of [['--dry-run'], []]) {
      const { stdout } = await run('match', file, ...args);
      expect(stdout).toContain('the statement has the same bank reference for another order');
      expect(stdout).toContain(`as a payment of order ${third.ref}: ₦1 on 2026-11-21`);
    }
    expect(await payments()).toHaveLength(2);
  });

  it('hear of a file that is not there, or is no statement', async () => {
    const missing = inFolder('missing.csv');
    expect(await run('match', missing)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining(`There is no file ${missing}.`) as string,
    });
    expect((await run('match')).stderr).toContain("match needs a bank's statement");
    const file = inFolder('other.csv');
    writeFileSync(file, 'Name,Amount\nAda,1\n');
    expect((await run('match', file)).stdout).toContain(
      'line 1: not read: there is no header row with a date, a credit or amount, and a reference.',
    );
  });
});
