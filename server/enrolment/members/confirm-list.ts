import type { Transaction } from 'kysely';
import type { Confirmation } from '#app/features/buying/enrolment/members/member-lists.ports.ts';
import { changeOrderQuery } from '#app/features/buying/party/party-codec.ts';
import { membersPath } from '#app/features/buying/enrolment/members/member.ts';
import { formatMoney, moneyOf } from '#app/kernel/money.ts';
import { formatNumber } from '#app/kernel/numbers.ts';
import type { NewLead } from '#server/leads/insert-leads.ts';
import type { LeadSaver } from '#server/leads/save-leads.ts';
import type { EnrolmentRow, Tables } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';
import { leadAbout } from '../lead-about.ts';
import type { OrderRows } from '../ledger.ts';
import { withOrder } from '../order-rows.ts';
import { priceOrder, type Priced } from '../set-price.ts';
import { addToTrail } from '../trail.ts';
import { makeConfirmed } from './member-rows.ts';

interface ConfirmOptions {
  readonly store: Store;
  readonly saver: LeadSaver;
  readonly nowMs: number;
}

/**
 * Makes the checked list of an order the confirmed one, gives the order its people and price, and
 * tells staff and buyer, all in one transaction and once.
 * @returns false when another list has taken its place
 */
export function confirmList(
  { store, saver, nowMs }: ConfirmOptions,
  confirmation: Confirmation,
): Promise<boolean> {
  const { enrolmentId, listId } = confirmation;
  return withOrder(store, confirmation, async (transaction, rows) => {
    const made = await makeConfirmed(transaction, enrolmentId, listId);
    if (made !== 'confirmed') return made === 'known';
    const priced = await priceByList(transaction, rows, confirmation, nowMs);
    await saver.saveIn(transaction, leadOf(rows.enrolment, confirmation, priced, nowMs));
    return true;
  });
}

/** @returns undefined where staff agree the price */
async function priceByList(
  transaction: Transaction<Tables>,
  rows: OrderRows,
  { people, enrolled, counts, payment }: Confirmation,
  nowMs: number,
): Promise<Priced | undefined> {
  const { enrolment } = rows;
  const note = people === enrolled ? `${people} people` : `${people} people instead of ${enrolled}`;
  const group = { enrolmentId: enrolment.id, who: 'the group', note, nowMs };
  const action = 'list confirmed';
  if (payment) {
    return priceOrder(transaction, rows, {
      ...group,
      action,
      total: payment.yearTotal,
      pay: payment.id,
      payments: payment.payments,
      people: counts ?? {},
      isDryRun: false,
    });
  }
  if (enrolment.cancelled_at === null && counts) {
    const query = changeOrderQuery(enrolment.query, counts);
    const changed = transaction.updateTable('enrolments').set({ query });
    await changed.where('id', '=', enrolment.id).execute();
  }
  await addToTrail(transaction, group, { action });
  return undefined;
}

/** Says that a list has come and what it has made of the price, with nobody's name. */
function leadOf(
  order: EnrolmentRow,
  confirmation: Confirmation,
  priced: Priced | undefined,
  nowMs: number,
): NewLead {
  const { people, enrolled, plans, leftOut, payment, listId } = confirmation;
  const fields = {
    people: formatNumber(people),
    enrolled: formatNumber(enrolled),
    plans,
    price: payment ? `${formatMoney(payment.yearTotal)} a year` : 'to be agreed',
    ...moneyFields(order, priced),
    leftOut: formatNumber(leftOut),
  };
  const consent = { version: 'members-told-1', givenAtMs: nowMs };
  return leadAbout(order, { kind: 'members', fields, page: membersPath, consent, sentKey: listId });
}

function moneyFields({ currency }: EnrolmentRow, priced: Priced | undefined) {
  const words = (minor: number) => formatMoney(moneyOf(minor, currency));
  if (priced?.kind === 'refused') {
    const why = priced.reason === 'cancelled' ? ': it is cancelled' : '';
    return { note: `The order keeps the price it has${why}` };
  }
  if (priced?.kind !== 'priced') return {};
  const { earlier, account } = priced;
  const { paidMinor, owedMinor = 0 } = account;
  return {
    ...(earlier && { priceBefore: `${words(earlier.minor)} a year` }),
    ...(paidMinor !== 0 && { paid: words(paidMinor) }),
    ...(owedMinor > 0 && { stillToPay: words(owedMinor) }),
    ...(owedMinor < 0 && { toPayBack: words(-owedMinor) }),
  };
}
