import { formatMoney } from '#app/kernel/money.ts';
import type { PlanCatalogue } from '../../plans/catalogue.types.ts';
import { recommendedTier } from '../../party/party-codec.ts';
import type { Group, QuoteRequest } from '../../party/party.ts';
import { findSeniorNote, lineLabel } from '../../prices/price-words.ts';
import { paymentPath } from '../payment/payment-view.server.ts';
import type { ListedEnrolment, StoredList } from './member-lists.ports.ts';
import type { FoundView, MembersForm } from './members-view.ts';
import { priceMembers } from './price-members.ts';

/** The order of a group that hands in its members, and what its lists are priced with. */
export interface GroupOrder {
  readonly enrolment: ListedEnrolment;
  readonly group: QuoteRequest & { readonly party: Group };
  readonly catalogue: PlanCatalogue;
  /** YYYY-MM-DD. */
  readonly today: string;
}

/** Reads the group of an enrolment; undefined for people and families. */
export function groupOf({ request }: ListedEnrolment): GroupOrder['group'] | undefined {
  const { party, tier = recommendedTier } = request;
  return party && 'people' in party ? { ...request, party, tier } : undefined;
}

export type ListPageView = ReturnType<typeof listViewOf>;

export type MembersPageView =
  | ListPageView
  /** No enrolment in the address, or no group's. */
  | { readonly kind: 'none' | 'unknown' }
  /** The store is down; a sent form is shown again. */
  | { readonly kind: 'unavailable'; readonly form: MembersForm };

/** Picks what the page shows of an order and its lists: no names. */
export function listViewOf(order: GroupOrder, form: MembersForm, found?: FoundView) {
  const { enrolment, group, catalogue } = order;
  const { id: _id, request: _request, checked, confirmed, ...shown } = enrolment;
  return {
    kind: 'list' as const,
    ...shown,
    form,
    found,
    paymentPath: paymentPath({ token: enrolment.token, currency: group.currency }),
    planName: catalogue.tiers[group.tier].name,
    /** People in the enrolment. */
    enrolled: group.party.people + group.party.children,
    checked: checked && sumOfList(checked, order),
    confirmed: confirmed && sumOfList(confirmed, order),
  };
}

export type ListView = ReturnType<typeof sumOfList>;

/** Says what a list comes to, with nobody's name. */
export function sumOfList(
  { id, leftOut, savedAt, members }: StoredList,
  { enrolment, group, catalogue: { prices, tiers }, today }: GroupOrder,
) {
  // A list that comes later changes nobody's age.
  const sum = priceMembers(members, group, { prices, today: enrolment.startDay ?? today });
  return {
    ...sum,
    id,
    leftOut,
    savedAt: new Date(savedAt).toISOString(),
    plans: sum.plans.map(({ plan, lives, lines }) => ({
      name: tiers[plan].name,
      lives,
      lines: lines.map((line) => ({ label: lineLabel(line, prices), amount: line.amount })),
    })),
    /** Tells what the page says of its price from any other. */
    seen: sum.payment ? formatMoney(sum.payment.yearTotal) : 'to be agreed',
    seniorNote: findSeniorNote({ lines: sum.plans.flatMap(({ lines }) => lines) }, prices),
  };
}
