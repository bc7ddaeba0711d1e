import { describe, expect, it } from 'vitest';
import { moneyOf } from '#app/kernel/money.ts';
import { erasePerson } from '#server/leads/commands/erase-person.ts';
import { createLeadSaver } from '#server/leads/save-leads.ts';
import type { PaymentRowState } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';
import {
  endAttempt,
  minuteMs,
  useOrderPayments,
} from '../../../tests/support/use-order-payments.ts';
import { engines, useStore } from '../../../tests/support/use-store.ts';
import { runReminders } from './run-reminders.ts';

const each = moneyOf(2_295_000, 'NGN');

// Orders are of 21 November 2026.
describe.each(engines)('reminders to pay, on %s,', (engine) => {
  const used = useStore(engine);
  const { enrol, now } = useOrderPayments(used);

  /** Enrols, with payments in a state. @returns the enrolment's id */
  async function enrolWith(states: Readonly<Record<number, PaymentRowState>>) {
    const { leadId } = await enrol(each, 'monthly');
    for (const [number, state] of Object.entries(states)) {
      await endAttempt(used.store, { leadId, number: Number(number), state, atMs: now() });
    }
    return leadId;
  }

  let hours = 0;
  /** Runs them an hour after the run before, as the site does. */
  const run = (today: string, store: Store = used.store) => {
    hours += 1;
    const atMs = Date.parse(today) + hours * 60 * minuteMs;
    const targets = new Set(['payer-mail'] as const);
    return runReminders({
      store,
      saver: createLeadSaver({ store, targets, now: () => atMs }),
      today,
    });
  };
  const namesOn = async (today: string) => (await run(today)).map(({ name }) => name);
  const mails = () =>
    used.store.tables.selectFrom('deliveries').where('target', '=', 'payer-mail').selectAll();

  it('go out 7 days and 1 day before and 3 days after the due day, each once', async () => {
    const enrolmentId = await enrolWith({ 1: 'success' });
    expect(await namesOn('2026-12-13')).toEqual([]);
    expect(await run('2026-12-14')).toEqual([
      {
        enrolmentId,
        reference: enrolmentId.slice(-8).toUpperCase(),
        number: 2,
        dueDay: '2026-12-21',
        amount: each,
        name: 'week-before',
      },
    ]);
    expect(await namesOn('2026-12-14')).toEqual([]);
    expect(await namesOn('2026-12-15')).toEqual([]);
    expect(await namesOn('2026-12-20')).toEqual(['day-before']);
    expect(await namesOn('2026-12-21')).toEqual([]);
    expect(await namesOn('2026-12-24')).toEqual(['overdue']);
    expect(await namesOn('2026-12-25')).toEqual([]);
    expect(await mails().execute()).toHaveLength(3);
  });

  it('go out once when many processes look at the same moment', async () => {
    await enrolWith({ 1: 'success' });
    const runs = await Promise.all(
      [used.store, used.other, used.store, used.other].map((store) => run('2026-12-14', store)),
    );
    expect(runs.flat()).toHaveLength(1);
    expect(await mails().execute()).toHaveLength(1);
  });

  it('do not go out for a payment that has arrived, is under way or may have arrived', async () => {
    const states = ['success', 'processing', 'unknown', 'started', 'failed', 'cancelled'] as const;
    const ids = [];
    for (const state of states) ids.push(await enrolWith({ 1: 'success', 2: state }));
    for (const day of ['2026-12-14', '2026-12-24']) {
      const reminded = (await run(day)).map(({ enrolmentId }) => enrolmentId);
      expect(reminded.toSorted()).toEqual(ids.slice(3).toSorted());
    }
  });

  it('of an order that was never paid for are about its first payment alone', async () => {
    await enrolWith({});
    expect(await namesOn('2026-11-21')).toEqual([]);
    expect(await run('2026-11-24')).toMatchObject([{ number: 1, name: 'overdue' }]);
    expect(await namesOn('2026-12-14')).toEqual([]);
  });

  it('name nobody, and stop when the payer is erased', async () => {
    const id = await enrolWith({ 1: 'success' });
    await run('2026-12-14');
    const leads = used.store.tables.selectFrom('leads').selectAll();
    const reminders = await leads.where('kind', '=', 'payment-reminder').execute();
    expect(reminders).toMatchObject([{ email: null }]);
    expect(JSON.stringify(reminders)).not.toContain('@');
    await erasePerson(used.store, { kind: 'lead', id });
    expect(await leads.execute()).toEqual([]);
    expect(await namesOn('2026-12-20')).toEqual([]);
  });
});
