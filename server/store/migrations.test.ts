import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { engines, useStore } from '../../tests/support/use-store.ts';
import { migrations } from './migrations.ts';

describe.each(engines)('enrolments saved before schedules, on %s', (engine) => {
  const used = useStore(engine);

  /** Stores an enrolment as the site did before, and then migrates. @returns its schedule */
  async function scheduleOf(query: string, amountMinor: number | null) {
    const { tables } = used.store;
    await sql`drop table instalments`.execute(tables);
    await sql`alter table payments drop column instalment`.execute(tables);
    await tables
      .insertInto('enrolments')
      .values({
        id: 'old',
        token: 'old link',
        query,
        amount_minor: amountMinor,
        currency: 'NGN',
        // In Lagos it is the 31st.
        created_at: Date.UTC(2026, 9, 30, 23, 30),
      })
      .execute();
    await sql`insert into payments (id, enrolment_id, attempt, provider, amount_minor, currency,
      state, created_at, updated_at, checked_at)
      values ('old-1', 'old', 1, 'paystack', 100, 'NGN', 'success', 0, 0, 0)`.execute(tables);
    await migrations['0008-instalments'].up(tables);
    const rows = await tables.selectFrom('instalments').selectAll().orderBy('number').execute();
    expect(new Set(rows.map(({ token }) => token)).size).toBe(rows.length);
    for (const { token } of rows) expect(token).toMatch(/^[\w-]{24}$/);
    return rows.map(({ due_day: day, amount_minor: minor }) => [day, minor]);
  }

  it('and paid yearly have a schedule of one', async () => {
    expect(await scheduleOf('who=me&age=36&plan=gold', 25_500_000)).toEqual([
      ['2026-10-31', 25_500_000],
    ]);
  });

  it('and paid by the quarter have a schedule of four', async () => {
    expect(await scheduleOf('who=me&age=36&plan=gold&pay=quarterly', 6_630_000)).toEqual([
      ['2026-10-31', 6_630_000],
      ['2027-01-31', 6_630_000],
      ['2027-04-30', 6_630_000],
      ['2027-07-31', 6_630_000],
    ]);
  });

  it('and paid by the month have a schedule of twelve', async () => {
    const schedule = await scheduleOf('who=me&age=36&plan=gold&pay=monthly', 2_295_000);
    expect(schedule).toHaveLength(12);
    expect(schedule.slice(0, 3)).toEqual([
      ['2026-10-31', 2_295_000],
      ['2026-11-30', 2_295_000],
      ['2026-12-31', 2_295_000],
    ]);
  });

  it('and without a price have none until staff agree one', async () => {
    expect(await scheduleOf('who=staff&people=400', null)).toEqual([]);
  });

  it('keep their payments, as those of the first instalment', async () => {
    await scheduleOf('who=me&pay=monthly', 100);
    expect(await used.store.tables.selectFrom('payments').selectAll().execute()).toMatchObject([
      { id: 'old-1', state: 'success', instalment: 1 },
    ]);
  });
});
