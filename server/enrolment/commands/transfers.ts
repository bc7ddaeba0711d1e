import { currencyCodes } from '#app/features/buying/prices/price-list.ts';
import { referenceOf } from '#app/leads/lead-intake.ports.ts';
import { isConfirmed, isOnTerminal } from '#server/staff-commands/ask.ts';
import { dayOf, print, RefusedError, UsageError } from '#server/staff-commands/command-line.ts';
import type { PaymentRow } from '#server/store/schema.ts';
import { bookTransfer, type Booked, type Doubt, type Transfer } from '../book.ts';
import {
  balanceInWords,
  changeOf,
  findEnrolment,
  inWords,
  parseAmount,
  readChoice,
  required,
  type Call,
  type Command,
} from './command.ts';

const usage = 'REF --amount AMOUNT --date DAY --ref BANKREF [--note TEXT] [--yes] [--dry-run]';
const options = {
  amount: { type: 'string' },
  date: { type: 'string' },
  ref: { type: 'string' },
  note: { type: 'string' },
  yes: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
} as const;
export const longestReference = 100;
/** Lagos is an hour ahead of UTC; a transfer of its morning is not in the future. */
const lagosAheadMs = 60 * 60 * 1000;

type Kind = Transfer['kind'];

/** Books a bank transfer that has come in. */
export const paid: Command = {
  usage,
  does: 'book a bank transfer; the same bank reference is booked once',
  options,
  takesRef: 'always',
  run: (call) => book(call, 'paid'),
};

/** Books a refund. */
export const refund: Command = {
  usage: `${usage} [--currency CODE]`,
  does: 'book money that has gone back, never more than was paid',
  options: { ...options, currency: { type: 'string' } },
  takesRef: 'always',
  run: (call) => book(call, 'refunded'),
};

async function book(call: Call, kind: Kind): Promise<void> {
  const transfer = readTransfer(call, kind);
  const enrolment = await findEnrolment(call);
  const { currency = enrolment.currency } = transfer;
  const order = referenceOf(enrolment.id);
  const booked = await bookOrAsk(call, { ...transfer, enrolmentId: enrolment.id });
  const amount = inWords(transfer.minor, currency);
  const balance = balanceInWords(enrolment, booked.account);
  switch (booked.kind) {
    case 'booked': {
      const done = transfer.isDryRun ? 'Would book' : 'Booked';
      const what = `${amount} ${kind} on ${transfer.day}, bank reference ${transfer.reference}`;
      print(call, `${done} for order ${order}: ${what}. ${balance}`);
      if (transfer.isDryRun && !transfer.isSure) {
        for (const doubt of booked.doubts) print(call, `It would ask first: ${inDoubt(doubt)}.`);
      }
      if (enrolment.cancelled_at !== null && kind === 'paid') {
        print(call, 'This order is cancelled: refund the money.');
      }
      if (transfer.isDryRun) print(call, 'Dry run: nothing was changed.');
      return;
    }
    case 'known':
      checkSame(booked.payment, { ...transfer, currency }, order);
      return print(
        call,
        `Already booked for order ${order}: ${described(booked.payment)}. Nothing was changed. ${balance}`,
      );
    case 'too-much':
      throw new RefusedError(
        `Nothing was booked: ${amount} is more than order ${order} has paid. ${balance}`,
      );
  }
}

/** Books a transfer; what is doubtful is asked about on a terminal, or answered by --yes. */
async function bookOrAsk(
  call: Call,
  transfer: Transfer,
): Promise<Exclude<Booked, { kind: 'doubtful' }>> {
  const booked = await bookTransfer(call.store, transfer);
  if (booked.kind !== 'doubtful') return booked;
  const doubts = booked.doubts.map((doubt) => `${inDoubt(doubt)}.`).join(' ');
  if (!isOnTerminal(call)) {
    throw new RefusedError(`Nothing was booked: ${doubts} If that is right, book it with --yes.`);
  }
  if (!(await isConfirmed(call, `${doubts} Book it all the same? Type yes: `))) {
    throw new RefusedError('Nothing was changed.');
  }
  return bookOrAsk(call, { ...transfer, isSure: true });
}

/** Says what is doubtful, without the full stop. */
export function inDoubt(doubt: Doubt): string {
  if (doubt.kind === 'early') return `the day is before the order, which is of ${doubt.orderDay}`;
  const { payment } = doubt;
  const what = payment.amount_minor < 0 ? 'a refund' : 'a payment';
  return `the bank reference is booked already, as ${what} of order ${referenceOf(payment.enrolment_id)}: ${described(payment)}`;
}

function checkSame(known: PaymentRow, { minor, currency, day, reference }: Typed, order: string) {
  const isSame = Math.abs(known.amount_minor) === minor && known.currency === currency;
  if (isSame && dayOfPayment(known) === day) return;
  throw new RefusedError(
    `Nothing was booked: ${reference} is booked for order ${order} already, as ${described(known)}.`,
  );
}

/** Describes a booking: amount, day and bank reference. */
export function described(payment: PaymentRow): string {
  const amount = inWords(Math.abs(payment.amount_minor), payment.currency);
  return `${amount} on ${dayOfPayment(payment)}, bank reference ${payment.provider_reference}`;
}

function dayOfPayment({ paid_at: paidAt, created_at: createdAt }: PaymentRow): string {
  return dayOf(paidAt ?? createdAt);
}

type Typed = Omit<Transfer, 'enrolmentId'>;

function readTransfer(call: Call, kind: Kind): Typed {
  return {
    kind,
    minor: parseAmount(required(call, 'amount')),
    currency: readChoice(call, 'currency', currencyCodes),
    day: parseBankDay(required(call, 'date'), Date.now()),
    reference: required(call, 'ref', longestReference),
    isSure: call.values['yes'] === true,
    ...changeOf(call),
  };
}

function parseBankDay(text: string, nowMs: number): string {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  // Date.parse takes 2026-02-30 for 2 March.
  if (Number.isNaN(time) || dayOf(time) !== text) {
    throw new UsageError(`--date: "${text}" is not a day; write it such as 2026-11-20`);
  }
  if (text > dayOf(nowMs + lagosAheadMs)) throw new UsageError(`--date: ${text} is in the future`);
  return text;
}
