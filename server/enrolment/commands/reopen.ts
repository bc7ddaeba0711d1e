import { referenceOf } from '#app/leads/lead-intake.ports.ts';
import { dayOf, print } from '#server/staff-commands/command-line.ts';
import { reopenEnrolment } from '../book.ts';
import { balanceInWords, findEnrolment, reasonedChangeOf, type Command } from './command.ts';

/** Reopens a cancelled enrolment: its price is due again, and it can be paid at the same links. */
export const reopen: Command = {
  usage: 'REF --reason TEXT [--dry-run]',
  does: 'reopen a cancelled order, at the same price, days and links',
  options: { reason: { type: 'string' }, 'dry-run': { type: 'boolean' } },
  takesRef: 'always',
  async run(call) {
    const change = reasonedChangeOf(call);
    const { isDryRun } = change;
    const enrolment = await findEnrolment(call);
    const order = referenceOf(enrolment.id);
    const { cancelledMs, account } = await reopenEnrolment(call.store, {
      ...change,
      enrolmentId: enrolment.id,
    });
    if (cancelledMs === undefined) {
      return print(call, `Order ${order} is not cancelled. Nothing was changed.`);
    }
    const done = isDryRun ? 'Would reopen' : 'Reopened';
    const balance = balanceInWords(enrolment, account);
    print(call, `${done} order ${order}, cancelled on ${dayOf(cancelledMs)}. ${balance}`);
    if (isDryRun) print(call, 'Dry run: nothing was changed.');
  },
};
