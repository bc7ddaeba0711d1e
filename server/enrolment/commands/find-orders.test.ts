import { beforeEach, describe, expect, it } from 'vitest';
import { useOrderBook } from '../../../tests/support/use-order-book.ts';
import { engines, useStore } from '../../../tests/support/use-store.ts';

describe.each(engines)('staff who know a person, on %s,', (engine) => {
  let orders: Record<'adas' | 'family' | 'company', string>;

  const { enrol: order, run } = useOrderBook(useStore(engine));
  const enrol = async (fields: Readonly<Record<string, string>>) =>
    (await order('to be agreed', 'yearly', { fields })).ref;

  const references = async (who: string) =>
    ((await run('list', who)).stdout.match(/^[\dA-F]{8}(?=,)/gm) ?? []).toSorted();

  beforeEach(async () => {
    orders = {
      adas: await enrol({ name: 'Ada Ọkáfọ̀', email: 'ada@mail.example', phone: '+2347000000000' }),
      family: await enrol({
        name: 'Bisi Example',
        email: 'bisi@mail.example',
        child1Name: 'Ada Example',
        memberPhone: '+2347000000000',
      }),
      company: await enrol({
        name: 'Efe Example',
        organisation: 'Okafo & Sons Ltd',
        email: 'efe@mail.example',
      }),
    };
  });

  it.each([
    ['ADA@mail.example', ['adas']],
    ['0700 000 0000', ['adas', 'family']],
    ['ada', ['adas', 'family']],
    // As a bank may write it.
    ['OKAFO ADA', ['adas']],
    ['okafo', ['adas', 'company']],
    ['exam', ['family', 'company']],
  ] as const)('%s, list their orders', async (who, names) => {
    expect(await references(who)).toEqual(names.map((name) => orders[name]).toSorted());
  });

  it('list and show the one order of a reference', async () => {
    expect(await references(orders.adas.toLowerCase())).toEqual([orders.adas]);
    expect((await run('show', orders.adas)).stdout).toContain('ada@mail.example');
  });

  it('show the only order of a person, and choose among several', async () => {
    expect((await run('show', 'okafo ada')).stdout).toMatch(
      new RegExp(`^Order +${orders.adas} [^]*Contact +Ada`),
    );
    const { status, stderr } = await run('show', 'ada');
    expect(status).toBe(1);
    expect(stderr).toContain('More than one order is for "ada". Give its reference:');
    for (const ref of [orders.adas, orders.family]) {
      expect(stderr).toContain(`  ${ref}  of 2026-11-21, gold`);
    }
  });

  const unknown = ['nobody@mail.example', '0700 000 0009', 'a stranger', '%%%%', 'ABCDEF12'];
  it.each(unknown)('are told that %j has no order, and which store was searched', async (who) => {
    for (const command of ['list', 'show']) {
      const { status, stdout, stderr } = await run(command, who);
      expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
      expect(stderr).toMatch(/^Store: (.+)\nThere is no order .* in \1\.\n$/);
      expect(stderr).not.toContain('postgres://');
    }
  });
});
