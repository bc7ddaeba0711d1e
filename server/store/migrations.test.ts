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
    const order = { id: 'old', token: 'old link', query, amount_minor: amountMinor };
    // In Lagos it is the 31st.
    const made = { currency: 'NGN', created_at: Date.UTC(2026, 9, 30, 23, 30) } as const;
    await tables
      .insertInto('enrolments')
      .values({ ...order, ...made })
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

  it.each([
    ['yearly', 1, 25_500_000, ['2026-10-31']],
    ['quarterly', 4, 6_630_000, ['2026-10-31', '2027-01-31', '2027-04-30', '2027-07-31']],
    ['monthly', 12, 2_295_000, ['2026-10-31', '2026-11-30', '2026-12-31', '2027-01-31']],
  ])('and paid %s have a schedule of %i', async (pay, payments, amount, days) => {
    // An order says nothing of yearly payment, which is the usual one.
    const query = pay === 'yearly' ? 'who=me&age=36' : `who=me&age=36&pay=${pay}`;
    const schedule = await scheduleOf(query, amount);
    expect(schedule).toHaveLength(payments);
    expect(schedule.slice(0, 4)).toEqual(days.map((day) => [day, amount]));
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
