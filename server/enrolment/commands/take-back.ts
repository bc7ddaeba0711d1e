import { RefusedError } from '#server/staff-commands/command-line.ts';
import { takeBack as takeBackBooking } from '../book.ts';
import { balanceInWords, changing, required } from './command.ts';
import { described, longestReference } from './transfers.ts';

/** Takes back a transfer or refund that was booked by mistake. */
export const takeBack = changing({
  usage: 'REF --ref BANKREF --reason TEXT [--refund] [--dry-run]',
  does: 'take back a booking that was a mistake, or with --refund a refund; both stay in the history',
  options: { ref: { type: 'string' }, refund: { type: 'boolean' } },
  why: 'reason!',
  read: (call) => ({
    reference: required(call, 'ref', longestReference),
    kind: call.values['refund'] === true ? ('refunded' as const) : ('paid' as const),
  }),
  async change(change, { store }) {
    const { order, enrolment, kind, reference, isDryRun } = change;
    const taken = await takeBackBooking(store, change);
    const what = kind === 'paid' ? 'transfer' : 'refund';
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
        const done = isDryRun ? 'Would take back' : 'Took back';
        return [`${done} the ${what} of order ${order}: ${described(taken.payment)}. ${balance}`];
      }
    }
  },
});
