import { paymentPath } from '#app/features/buying/enrolment/payment/payment-view.server.ts';
import { returnPath } from '#app/features/buying/enrolment/return/return-view.ts';
import { renewLinks } from '../links/renew-links.ts';
import { changing } from './command.ts';

/** Ends an order's links, of which somebody else has got hold. */
export const endLink = changing({
  usage: 'REF --reason TEXT [--dry-run]',
  does: 'end the links of an order; its email address can get another',
  why: 'reason!',
  async change(change, { store, settings }) {
    await renewLinks(store, change, 'link ended');
    const done = change.isDryRun ? 'Would end' : 'Ended';
    const page = `${settings.SITE_URL}${returnPath}`;
    return [
      `${done} the links of order ${change.order}. Its email address can get another at ${page}`,
    ];
  },
});

/** Gives an order another link, to be sent by staff. */
export const newLink = changing({
  usage: 'REF [--note TEXT] [--dry-run]',
  does: 'give an order another link, and end those before',
  why: 'note',
  async change(change, { store, settings }) {
    const { order, isDryRun } = change;
    const token = await renewLinks(store, change, 'link renewed');
    if (isDryRun) return [`Would give order ${order} another link.`];
    return [
      `Order ${order} has another link, and those before have ended:`,
      `${settings.SITE_URL}${paymentPath({ token })}`,
    ];
  },
});
