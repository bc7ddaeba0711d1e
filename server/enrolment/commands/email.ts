import * as v from 'valibot';
import { emailAddress } from '#app/kernel/form-rules.ts';
import { RefusedError, UsageError } from '#server/staff-commands/command-line.ts';
import { changeEmail } from '../correct-email.ts';
import { withOrder } from '../order-rows.ts';
import { addToTrail } from '../trail.ts';
import { changing, required } from './command.ts';

const longestAddress = 254;

/** Gives an order another email address, at the same links. */
export const email = changing({
  usage: 'REF --to ADDRESS [--note TEXT] [--dry-run]',
  does: 'change the email address that an order is written to; its links stay',
  options: { to: { type: 'string' } },
  why: 'note',
  read(call) {
    const read = v.safeParse(emailAddress, required(call, 'to', longestAddress));
    if (!read.success) throw new UsageError(`--to: ${read.issues[0].message}`);
    return { to: read.output };
  },
  async change(change, { store }) {
    const { order, to, isDryRun, enrolmentId } = change;
    if (!isDryRun) {
      await withOrder(store, change, async (transaction) => {
        if (!(await changeEmail(transaction, enrolmentId, to))) {
          throw new RefusedError(`The sender of order ${order} is no longer saved.`);
        }
        await addToTrail(transaction, change, { action: 'email changed' });
      });
    }
    return [
      `Mails about order ${order} ${isDryRun ? 'would go' : 'go'} to ${to} from now on.`,
      `If the old address is someone else’s: enrolments -- end-link ${order}`,
    ];
  },
});
