import { userInfo } from 'node:os';
import { cleanLine } from '#app/kernel/clean-text.ts';
import { formatMoney, moneyOf, parseDecimal, type CurrencyCode } from '#app/kernel/money.ts';
import { findChoice } from '#app/features/buying/prices/price-list.ts';
import { dayInLagos } from '#app/kernel/days.ts';
import { referenceOf } from '#app/leads/lead-intake.ports.ts';
import { print, RefusedError, textOf, UsageError } from '#server/staff-commands/command-line.ts';
import type { SubjectCall, StoreCommand } from '#server/staff-commands/run-store-command.ts';
import type { EnrolmentRow } from '#server/store/schema.ts';
import type { Account } from '../account.ts';
import { requestOf } from '../order-rows.ts';

/** Reads an option that has to be there, in one line. @throws UsageError */
export function required(call: SubjectCall, name: string, longest = 40): string {
  const value = readLine(textOf(call, name) ?? '', name, longest);
  if (value === '') throw new UsageError(`--${name} is missing`);
  return value;
}

/** Cleans a text of one line. @throws UsageError when it is too long */
function readLine(text: string, name: string, longest: number): string {
  const line = cleanLine(text, longest);
  if (line.length <= longest) return line;
  throw new UsageError(`--${name} is longer than ${longest} characters`);
}

/** Reads an option that has a few values. @throws UsageError for any other */
export function readChoice<Choice extends string>(
  call: SubjectCall,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  const typed = textOf(call, name);
  const choice = findChoice(choices, typed);
  if (typed === undefined || choice) return choice;
  throw new UsageError(`--${name} must be one of ${choices.join(', ')}`);
}

const longestNote = 500;

/** A change of one order, by staff. */
interface ChangeCommand<Asked> extends Pick<StoreCommand, 'usage' | 'does'> {
  readonly options?: StoreCommand['options'];
  /** Which option says why; `reason!` has to be there. */
  readonly why: 'note' | 'reason' | 'reason!';
  /** Reads its options. @throws UsageError */
  readonly read?: (call: SubjectCall) => Asked;
  /**
   * Makes the change, or only works it out in a dry run.
   * @returns what to print: lines, or a text alone when nothing was to change
   */
  readonly change: (
    change: OrderChange<Asked>,
    call: SubjectCall,
  ) => Promise<string | readonly string[]>;
}

export type OrderChange<Asked = unknown> = ReturnType<typeof changeOf> &
  Asked & {
    readonly enrolmentId: string;
    readonly enrolment: EnrolmentRow;
    readonly order: string;
  };

/** Makes a command of a change: it finds the order, and says of a dry run that nothing was changed. */
export function changing<Asked = unknown>(command: ChangeCommand<Asked>): StoreCommand {
  const { usage, does, why, read, change } = command;
  const option = why === 'note' ? 'note' : 'reason';
  const text = { type: 'string' } as const;
  return {
    usage,
    does,
    options: { ...command.options, [option]: text, 'dry-run': { type: 'boolean' } },
    takes: 'always',
    async run(call) {
      const asked = read?.(call) as Asked;
      if (why === 'reason!') required(call, option, longestNote);
      const made = changeOf(call, option);
      const enrolment = await findEnrolment(call);
      const { id: enrolmentId } = enrolment;
      const order = referenceOf(enrolmentId);
      const answer = await change({ ...made, ...asked, enrolmentId, enrolment, order }, call);
      for (const line of [answer].flat()) print(call, line);
      if (made.isDryRun && typeof answer !== 'string') print(call, nothingChanged);
    },
  };
}

export const nothingChanged = 'Dry run: nothing was changed.';

/** Reads what every change has: who makes it, why and when, and whether it is only tried out. */
export function changeOf(call: SubjectCall, option: 'note' | 'reason' = 'note') {
  return {
    who: staffMember(call.env),
    note: readLine(textOf(call, option) ?? '', option, longestNote) || null,
    nowMs: Date.now(),
    isDryRun: call.values['dry-run'] === true,
    isMailed: hasMail(call),
  };
}

/** Whether the site has a mail server. */
export function hasMail({ settings }: SubjectCall): boolean {
  return Boolean(settings.SMTP_URL && settings.STAFF_EMAIL);
}

/** Names the account of who runs a command: of the person behind `sudo`, where that says. */
function staffMember(env: NodeJS.ProcessEnv): string {
  const person = env['SUDO_USER'];
  if (person !== undefined && person !== '') return person;
  try {
    return userInfo().username;
  } catch {
    // A container's account has no name.
    return `account ${process.getuid?.() ?? 'unknown'}`;
  }
}

const shortReference = /^[\da-f]{8}$/;
const wholeId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Tells whether a text has the shape of an order's reference or id. */
export function isReference(text: string): boolean {
  const typed = text.trim().toLowerCase();
  return shortReference.test(typed) || wholeId.test(typed);
}

/** Finds the enrolment of a reference or id. @throws UsageError, RefusedError */
export async function findEnrolment({
  store,
  subject = '',
  place,
}: SubjectCall): Promise<EnrolmentRow> {
  const typed = subject.trim().toLowerCase();
  const isWhole = wholeId.test(typed);
  if (!isReference(typed)) {
    throw new UsageError(`"${subject}" is not an order's reference, such as 5E2EBBDD`);
  }
  const all = store.tables.selectFrom('enrolments').selectAll().orderBy('created_at').orderBy('id');
  const some = isWhole ? all.where('id', '=', typed) : all.where('id', 'like', `%${typed}`);
  const [found, ...others] = await some.execute();
  if (!found) throw new RefusedError(`There is no order "${subject}" in ${place}.`);
  if (others.length === 0) return found;
  const question = `More than one order has the reference ${referenceOf(found.id)}. Give the whole id`;
  throw severalOrders(question, [found, ...others], ({ id }) => id);
}

/** Says that more than one order is meant, and which. */
export function severalOrders(
  question: string,
  orders: readonly EnrolmentRow[],
  nameOf: (order: EnrolmentRow) => string,
): RefusedError {
  const lines = orders.map(
    (one) => `  ${nameOf(one)}  of ${dayInLagos(one.created_at)}, ${planOf(one)}`,
  );
  return new RefusedError([`${question}:`, ...lines].join('\n'));
}

/** Returns the plan's id, such as `gold`. */
export function planOf(order: EnrolmentRow): string {
  return requestOf(order).tier ?? '';
}

/** Reads an amount such as 25500.00 as kobo or cents, without rounding. @throws UsageError */
export function parseAmount(text: string): number {
  const minor = parseDecimal(text.trim());
  if (minor === undefined) {
    const why = /^\d{1,12}\.\d{3,}$/.test(text.trim())
      ? 'has more than two decimals; write it'
      : 'is not an amount; write digits only,';
    throw new UsageError(`--amount: "${text}" ${why} such as 25500.00`);
  }
  if (minor === 0) throw new UsageError('--amount: must be more than nothing');
  return minor;
}

/** Writes an amount of an enrolment for people: ₦25,500. */
export function inWords(minor: number, currency: string): string {
  return formatMoney(moneyOf(minor, currency as CurrencyCode));
}

/** Says what an enrolment still owes, or has paid too much. */
export function balanceInWords(
  { currency }: Pick<EnrolmentRow, 'currency'>,
  { owedMinor, paidMinor }: Account,
): string {
  const paid = `Paid so far: ${inWords(paidMinor, currency)}.`;
  if (owedMinor === undefined) return `${paid} The site knows no price for this order.`;
  if (owedMinor === 0) return `${paid} Nothing is owed.`;
  if (owedMinor > 0) return `${paid} Still owed: ${inWords(owedMinor, currency)}.`;
  return `${paid} Too much by ${inWords(-owedMinor, currency)}.`;
}
