import * as v from 'valibot';
import { emailAddress } from '#app/kernel/form-rules.ts';
import { referenceOf } from '#app/leads/lead-intake.ports.ts';
import { print, RefusedError, UsageError } from '#server/staff-commands/command-line.ts';
import { changeEmail } from '../correct-email.ts';
import { lockOrder } from '../order-rows.ts';
import { addToTrail } from '../trail.ts';
import { changeOf, findEnrolment, required, type Command } from './command.ts';

const longestAddress = 254;

/** Gives an order another email address, at the same links. */
export const email: Command = {
  usage: 'REF --to ADDRESS [--note TEXT] [--dry-run]',
  does: 'change the email address that an order is written to; its links stay',
  options: { to: { type: 'string' }, note: { type: 'string' }, 'dry-run': { type: 'boolean' } },
  takesRef: 'always',
  async run(call) {
    const read = v.safeParse(emailAddress, required(call, 'to', longestAddress));
    if (!read.success) throw new UsageError(`--to: ${read.issues[0].message}`);
    const { isDryRun, who, note, nowMs: at } = changeOf(call);
    const { id } = await findEnrolment(call);
    const order = referenceOf(id);
    if (!isDryRun) {
      await call.store.tables.transaction().execute(async (transaction) => {
        await lockOrder(transaction, id);
        if (!(await changeEmail(transaction, id, read.output))) {
          throw new RefusedError(`Who sent order ${order} is no longer saved.`);
        }
        const entry = { enrolment_id: id, at, who, note };
        await addToTrail(transaction, { ...entry, action: 'email changed' });
      });
    }
    const from = isDryRun ? 'would go' : 'go';
    print(call, `Mails about order ${order} ${from} to ${read.output} from now on.`);
    print(call, `If the old address is someone else’s: enrolments -- end-link ${order}`);
    if (isDryRun) print(call, 'Dry run: nothing was changed.');
  },
};
