import { dayInLagos } from '#app/kernel/days.ts';
import { moneyOf } from '#app/kernel/money.ts';
import { referenceOf } from '#app/leads/lead-intake.ports.ts';
import type { LeadSaver } from '#server/leads/save-leads.ts';
import type { Log } from '#server/log.ts';
import { repeatEvery, type Repeating } from '#server/timers.ts';
import { storeFailureReason } from '#server/store/store-error.ts';
import type { Store } from '#server/store/store.ts';
import { leadAbout } from '../lead-about.ts';
import { isPayable, ledgerOf, type LedgerLine, type OrderRows } from '../ledger.ts';
import { runRenewals } from '../renewals/run-renewals.ts';
import { dueDaysAround, findReminder } from './reminder-days.ts';
import { readMailable, sendOnce, type RunOptions } from './send-once.ts';

/** A mail about one unpaid instalment. */
export type Reminder = ReturnType<typeof remindersOf>[number];

/**
 * Hands the reminders of a day to the outbox, each once. @returns those that had not been sent
 * @throws StoreUnavailableError
 */
export async function runReminders(options: RunOptions): Promise<readonly Reminder[]> {
  return sendOnce(options, await findReminders(options.store, options.today), leadOf);
}

/** Finds the reminders of a day, those that were sent before included. */
async function findReminders(store: Store, today: string): Promise<Reminder[]> {
  const { first, last } = dueDaysAround(today);
  const dueThen = store.tables
    .selectFrom('instalments')
    .select('enrolment_id')
    .where('due_day', '>=', first)
    .where('due_day', '<=', last);
  const found: Reminder[] = [];
  for await (const rows of readMailable(store, dueThen)) found.push(...remindersOf(rows, today));
  return found.toSorted((one, other) => one.dueDay.localeCompare(other.dueDay));
}

function remindersOf(rows: OrderRows, today: string) {
  const enrolledOn = dayInLagos(rows.enrolment.created_at);
  return ledgerOf(rows).lines.flatMap((line, _at, lines) => {
    const { enrolment_id: enrolmentId, number, due_day: dueDay } = line.instalment;
    const name = findReminder(dueDay, { today, enrolledOn });
    if (!name || !isReminded(line, lines)) return [];
    return {
      enrolmentId,
      /** What the payer quotes in calls. */
      reference: referenceOf(enrolmentId),
      number,
      dueDay,
      amount: moneyOf(line.instalment.amount_minor, line.instalment.currency),
      name,
    };
  });
}

/**
 * Whether a payer is reminded of an instalment: not while money may be on its way, nor of a later one
 * when the first never came, which is no cover to go on paying for.
 */
export function isReminded(line: LedgerLine, lines: readonly LedgerLine[]): boolean {
  return isPayable(line) && (line.instalment.number === 1 || lines[0]?.state === 'success');
}

/** Without the payer's address: it is erased with the enrolment's lead. */
function leadOf({ enrolmentId: id, number, dueDay, amount: { currency }, name }: Reminder) {
  const fields = { instalment: String(number), dueDay, reminder: name };
  const sentKey = `reminder ${id} ${number} ${name}`;
  return leadAbout({ id, currency }, { kind: 'payment-reminder', fields, sentKey });
}

interface RegularRemindersOptions {
  readonly store: Store;
  readonly saver: LeadSaver;
  readonly log: Log;
  readonly now?: () => number;
}

const everyMs = 60 * 60_000;

/** Sends the reminders and offers to renew of the day, and looks again every hour. */
export function createRegularReminders(options: RegularRemindersOptions): Repeating {
  const { store, saver, log, now = Date.now } = options;
  return repeatEvery(
    everyMs,
    async () => {
      const day = { store, saver, today: dayInLagos(now()) };
      const { length: reminders } = await runReminders(day);
      const { length: renewals } = await runRenewals(day);
      if (reminders + renewals > 0) log.info({ reminders, renewals }, 'payers reminded');
    },
    (error) => log.warn({ reason: storeFailureReason(error) }, 'payers not reminded'),
  );
}
