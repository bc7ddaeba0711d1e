import { currencyCodes } from '#app/features/buying/prices/price-list.ts';
import { dayInLagos, isDay } from '#app/kernel/days.ts';
import { referenceOf } from '#app/leads/lead-intake.ports.ts';
import {
  isConfirmed,
  isOnTerminal,
  RefusedError,
  UsageError,
} from '#server/staff-commands/command-line.ts';
import type { PaymentRow } from '#server/store/schema.ts';
import type { SubjectCall } from '#server/staff-commands/run-store-command.ts';
import { bookTransfer, type Booked, type Doubt, type Transfer } from '../book.ts';
import { balanceInWords, changing, inWords, parseAmount, readChoice, required } from './command.ts';

export const longestReference = 100;

/** Books a bank transfer that has come in. */
export const paid = booking('paid', 'book a bank transfer; the same bank reference is booked once');

/** Books a refund. */
export const refund = booking(
  'refunded',
  'book money that has gone back, never more than was paid',
);

function booking(kind: Transfer['kind'], does: string) {
  const text = { type: 'string' } as const;
  const isRefund = kind === 'refunded';
  return changing({
    usage: `REF --amount AMOUNT --date DAY --ref BANKREF [--note TEXT] [--yes] [--dry-run]${isRefund ? ' [--currency CODE]' : ''}`,
    does,
    options: {
      amount: text,
      date: text,
      ref: text,
      yes: { type: 'boolean' },
      ...(isRefund && { currency: text }),
    },
    why: 'note',
    read: (call) => ({
      kind,
      minor: parseAmount(required(call, 'amount')),
      currency: readChoice(call, 'currency', currencyCodes),
      day: parseBankDay(required(call, 'date'), Date.now()),
      reference: required(call, 'ref', longestReference),
      isSure: call.values['yes'] === true,
    }),
    async change(change, call) {
      const { order, enrolment, minor, day, reference, isDryRun, isSure } = change;
      const { currency = enrolment.currency } = change;
      const booked = await bookOrAsk(call, change);
      const amount = inWords(minor, currency);
      const balance = balanceInWords(enrolment, booked.account);
      switch (booked.kind) {
        case 'booked': {
          const done = isDryRun ? 'Would book' : 'Booked';
          const doubts = isDryRun && !isSure ? booked.doubts : [];
          const isCancelled = enrolment.cancelled_at !== null && !isRefund;
          return [
            `${done} for order ${order}: ${amount} ${kind} on ${day}, bank reference ${reference}. ${balance}`,
            ...doubts.map((doubt) => `It would ask first: ${inDoubt(doubt)}.`),
            ...(isCancelled ? ['This order is cancelled: refund the money.'] : []),
          ];
        }
        case 'known':
          checkSame(booked.payment, { minor, currency, day, reference }, order);
          return `Already booked for order ${order}: ${described(booked.payment)}. Nothing was changed. ${balance}`;
        case 'too-much':
          throw new RefusedError(
            `Nothing was booked: ${amount} is more than order ${order} has paid. ${balance}`,
          );
      }
    },
  });
}

/** Books a transfer; what is doubtful is asked about on a terminal, or answered by --yes. */
async function bookOrAsk(
  call: SubjectCall,
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

type Typed = Pick<Transfer, 'minor' | 'currency' | 'day' | 'reference'>;

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
  return dayInLagos(paidAt ?? createdAt);
}

function parseBankDay(text: string, nowMs: number): string {
  if (!isDay(text)) {
    throw new UsageError(`--date: "${text}" is not a day; write it such as 2026-11-20`);
  }
  if (text > dayInLagos(nowMs)) throw new UsageError(`--date: ${text} is in the future`);
  return text;
}
