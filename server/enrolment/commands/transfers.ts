import { currencyCodes } from '#app/features/buying/prices/price-list.ts';
import { referenceOf } from '#app/leads/lead-intake.ports.ts';
import { dayOf, print, RefusedError, UsageError } from '#server/staff-commands/command-line.ts';
import type { PaymentRow } from '#server/store/schema.ts';
import { bookTransfer, type Transfer } from '../book.ts';
import {
  balanceInWords,
  changeOf,
  findEnrolment,
  inWords,
  parseAmount,
  readChoice,
  readLine,
  required,
  type Call,
  type Command,
} from './command.ts';

const usage = 'REF --amount AMOUNT --date DAY --ref BANKREF [--note TEXT] [--dry-run]';
const options = {
  amount: { type: 'string' },
  date: { type: 'string' },
  ref: { type: 'string' },
  note: { type: 'string' },
  'dry-run': { type: 'boolean' },
} as const;
const longestReference = 100;
/** Lagos is an hour ahead of UTC; a transfer of its morning is not in the future. */
const lagosAheadMs = 60 * 60 * 1000;

type Kind = Transfer['kind'];

/** Books a bank transfer that has come in. */
export const paid: Command = {
  usage,
  does: 'book a bank transfer; the same bank reference is booked once',
  options,
  takesRef: true,
  run: (call) => book(call, 'paid'),
};

/** Books a refund. */
export const refund: Command = {
  usage: `${usage} [--currency CODE]`,
  does: 'book money that has gone back, never more than was paid',
  options: { ...options, currency: { type: 'string' } },
  takesRef: true,
  run: (call) => book(call, 'refunded'),
};

async function book(call: Call, kind: Kind): Promise<void> {
  const transfer = readTransfer(call, kind);
  const enrolment = await findEnrolment(call);
  const { currency = enrolment.currency } = transfer;
  const order = referenceOf(enrolment.id);
  const booked = await bookTransfer(call.store, { ...transfer, enrolmentId: enrolment.id });
  const amount = inWords(transfer.minor, currency);
  const balance = balanceInWords(enrolment, booked.account);
  switch (booked.kind) {
    case 'booked': {
      const done = transfer.isDryRun ? 'Would book' : 'Booked';
      const what = `${amount} ${kind} on ${transfer.day}, bank reference ${transfer.reference}`;
      print(call, `${done} for order ${order}: ${what}. ${balance}`);
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

function checkSame(known: PaymentRow, { minor, currency, day, reference }: Typed, order: string) {
  const isSame = Math.abs(known.amount_minor) === minor && known.currency === currency;
  if (isSame && dayOfPayment(known) === day) return;
  throw new RefusedError(
    `Nothing was booked: ${reference} is booked for order ${order} already, as ${described(known)}.`,
  );
}

function described(payment: PaymentRow): string {
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
    reference: readLine(required(call, 'ref'), 'ref', longestReference),
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
