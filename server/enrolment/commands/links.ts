import { paymentPath } from '#app/features/buying/enrolment/payment/payment-view.server.ts';
import { returnPath } from '#app/features/buying/enrolment/return/return-view.ts';
import { referenceOf } from '#app/leads/lead-intake.ports.ts';
import { print } from '#server/staff-commands/command-line.ts';
import { renewLinks } from '../links/renew-links.ts';
import { changeOf, findEnrolment, required, type Command } from './command.ts';

const longestReason = 500;

/** Ends an order's links, of which somebody else has got hold. */
export const endLink: Command = {
  usage: 'REF --reason TEXT [--dry-run]',
  does: 'end the links of an order; its email address can get another',
  options: { reason: { type: 'string' }, 'dry-run': { type: 'boolean' } },
  takesRef: 'always',
  async run(call) {
    required(call, 'reason', longestReason);
    const change = changeOf(call, 'reason');
    const { id } = await findEnrolment(call);
    await renewLinks(call.store, { ...change, enrolmentId: id, action: 'link ended' });
    print(
      call,
      `${change.isDryRun ? 'Would end' : 'Ended'} the links of order ${referenceOf(id)}. Its email address can get another at ${call.settings.SITE_URL}${returnPath}`,
    );
    if (change.isDryRun) print(call, 'Dry run: nothing was changed.');
  },
};

/** Gives an order another link, to be sent by staff. */
export const newLink: Command = {
  usage: 'REF [--note TEXT] [--dry-run]',
  does: 'give an order another link, and end those before',
  options: { note: { type: 'string' }, 'dry-run': { type: 'boolean' } },
  takesRef: 'always',
  async run(call) {
    const change = changeOf(call);
    const { id } = await findEnrolment(call);
    const renewed = { ...change, enrolmentId: id, action: 'link renewed' } as const;
    const { token } = await renewLinks(call.store, renewed);
    const order = referenceOf(id);
    if (change.isDryRun) {
      print(call, `Would give order ${order} another link.`);
      return print(call, 'Dry run: nothing was changed.');
    }
    const path = paymentPath({ token, amount: undefined });
    print(call, `Order ${order} has another link, and those before have ended:`);
    print(call, `${call.settings.SITE_URL}${path}`);
  },
};
