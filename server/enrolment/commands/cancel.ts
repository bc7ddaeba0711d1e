import { dayInLagos } from '#app/kernel/days.ts';
import { setCancelled } from '../book.ts';
import { balanceInWords, changing, inWords } from './command.ts';

/** Cancels an enrolment: nothing is due any more, and it cannot be paid online. */
export const cancel = changing({
  usage: 'REF [--reason TEXT] [--dry-run]',
  does: 'cancel an order; what it has paid is refunded separately',
  why: 'reason',
  async change(change, { store }) {
    const { order, enrolment, isDryRun } = change;
    const { earlierMs, account } = await setCancelled(store, change, true);
    const { paidMinor } = account;
    return [
      earlierMs === undefined
        ? `${isDryRun ? 'Would cancel' : 'Cancelled'} order ${order}. It cannot be paid online any more.`
        : `Order ${order} was cancelled on ${dayInLagos(earlierMs)} already. Nothing was changed.`,
      ...(paidMinor > 0
        ? [`Paid and not refunded: ${inWords(paidMinor, enrolment.currency)}.`]
        : []),
    ];
  },
});

/** Reopens a cancelled enrolment: its price is due again, and it can be paid at the same links. */
export const reopen = changing({
  usage: 'REF --reason TEXT [--dry-run]',
  does: 'reopen a cancelled order, at the same price, days and links',
  why: 'reason!',
  async change(change, { store }) {
    const { order, enrolment, isDryRun } = change;
    const { earlierMs, account } = await setCancelled(store, change, false);
    if (earlierMs === undefined) return `Order ${order} is not cancelled. Nothing was changed.`;
    const done = isDryRun ? 'Would reopen' : 'Reopened';
    const balance = balanceInWords(enrolment, account);
    return [`${done} order ${order}, cancelled on ${dayInLagos(earlierMs)}. ${balance}`];
  },
});
