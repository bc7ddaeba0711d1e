import { referenceOf } from '#app/leads/lead-intake.ports.ts';
import { dayOf, print } from '#server/staff-commands/command-line.ts';
import { cancelEnrolment } from '../book.ts';
import { changeOf, findEnrolment, inWords, type Command } from './command.ts';

/** Cancels an enrolment: nothing is due any more, and it cannot be paid online. */
export const cancel: Command = {
  usage: 'REF [--reason TEXT] [--dry-run]',
  does: 'cancel an order; what it has paid is refunded separately',
  options: { reason: { type: 'string' }, 'dry-run': { type: 'boolean' } },
  takesRef: 'always',
  async run(call) {
    const change = changeOf(call, 'reason');
    const { isDryRun } = change;
    const enrolment = await findEnrolment(call);
    const order = referenceOf(enrolment.id);
    const { earlierMs, account } = await cancelEnrolment(call.store, {
      ...change,
      enrolmentId: enrolment.id,
    });
    const done = isDryRun ? 'Would cancel' : 'Cancelled';
    const text =
      earlierMs === undefined
        ? `${done} order ${order}. It cannot be paid online any more.`
        : `Order ${order} was cancelled on ${dayOf(earlierMs)} already. Nothing was changed.`;
    print(call, text);
    if (account.paidMinor > 0) {
      print(call, `Paid and not refunded: ${inWords(account.paidMinor, enrolment.currency)}.`);
    }
    if (isDryRun) print(call, 'Dry run: nothing was changed.');
  },
};
