import { referenceOf } from '#app/leads/lead-intake.ports.ts';
import { print, RefusedError } from '#server/staff-commands/command-line.ts';
import { takeBack as takeBackBooking } from '../book.ts';
import {
  balanceInWords,
  findEnrolment,
  reasonedChangeOf,
  required,
  type Command,
} from './command.ts';
import { described, longestReference } from './transfers.ts';

/** Takes back a transfer or refund that was booked by mistake. */
export const takeBack: Command = {
  usage: 'REF --ref BANKREF --reason TEXT [--refund] [--dry-run]',
  does: 'take back a booking that was a mistake, or with --refund a refund; both stay in the trail',
  options: {
    ref: { type: 'string' },
    reason: { type: 'string' },
    refund: { type: 'boolean' },
    'dry-run': { type: 'boolean' },
  },
  takesRef: 'always',
  async run(call) {
    const isRefund = call.values['refund'] === true;
    const reference = required(call, 'ref', longestReference);
    const change = reasonedChangeOf(call);
    const enrolment = await findEnrolment(call);
    const order = referenceOf(enrolment.id);
    const kind = isRefund ? 'refunded' : 'paid';
    const taken = await takeBackBooking(call.store, {
      ...change,
      enrolmentId: enrolment.id,
      kind,
      reference,
    });
    const what = isRefund ? 'refund' : 'transfer';
    const balance = balanceInWords(enrolment, taken.account);
    switch (taken.kind) {
      case 'unknown':
        throw new RefusedError(
          `Nothing was changed: order ${order} has no ${what} with the bank reference ${reference}.`,
        );
      case 'refunded':
        throw new RefusedError(
          `Nothing was changed: without ${described(taken.payment)}, order ${order} would have refunded more than was paid. Take back the refund first. ${balance}`,
        );
      case 'taken-back': {
        const done = change.isDryRun ? 'Would take back' : 'Took back';
        print(
          call,
          `${done} the ${what} of order ${order}: ${described(taken.payment)}. ${balance}`,
        );
        if (change.isDryRun) print(call, 'Dry run: nothing was changed.');
      }
    }
  },
};
