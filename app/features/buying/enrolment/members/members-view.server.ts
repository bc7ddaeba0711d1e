import { formatNumber } from '#app/kernel/numbers.ts';
import type { PlanCatalogue } from '../../plans/catalogue.types.ts';
import { tierIds } from '../../prices/price-list.ts';
import { recommendedTier } from '../../party/party-codec.ts';
import { findSeniorNote, lineLabel } from '../../prices/price-words.ts';
import type { Group, QuoteRequest } from '../../party/party.ts';
import { paymentPath } from '../payment/payment-view.server.ts';
import type { ListedEnrolment, StoredList } from './member-lists.ports.ts';
import { columnNames, type MemberProblem } from './member.ts';
import { membersAddress, type FoundView, type MembersForm } from './members-view.ts';
import { priceMembers } from './price-members.ts';

export type GroupRequest = QuoteRequest & { readonly party: Group };

export interface MembersSources {
  readonly catalogue: PlanCatalogue;
  /** YYYY-MM-DD. */
  readonly today: string;
}

/** Rows that the typed form starts with. */
export const firstRows = 5;

/** Reads from the address which enrolment is wanted, and whether its members come by file or form. */
export function formOf({ searchParams }: URL, { catalogue }: MembersSources): MembersForm {
  const way = searchParams.get('way') === 'type' ? 'type' : 'file';
  const path = membersAddress(searchParams.get('request') ?? '', way);
  const plans = tierIds.map((id) => ({ value: id, label: catalogue.tiers[id].name }));
  return { path, way, plans, values: {}, errors: {}, rows: firstRows };
}

/** Reads the group of an enrolment; undefined for people and families. */
export function groupOf({ request }: ListedEnrolment): GroupRequest | undefined {
  const { party, tier = recommendedTier } = request;
  return party && 'people' in party ? { ...request, party, tier } : undefined;
}

export interface Showing {
  readonly form: MembersForm;
  readonly found?: FoundView;
  /** At the box that confirms a list. */
  readonly consentError?: string;
}

export type ListPageView = ReturnType<typeof listViewOf>;

export type MembersPageView =
  | ListPageView
  /** No enrolment in the address, or no group's. */
  | { readonly kind: 'none' | 'unknown' }
  /** The store is down; a sent form is shown again. */
  | { readonly kind: 'unavailable'; readonly form: MembersForm };

/** Picks what the page shows of an enrolment and its lists: no names. */
export function listViewOf(
  enrolment: ListedEnrolment,
  group: GroupRequest,
  sources: MembersSources,
  { form, found, consentError }: Showing,
) {
  const { token, reference, checked, confirmed, change, price, paid, isCancelled } = enrolment;
  const { party, tier, currency } = group;
  const show = (list: StoredList | undefined) => list && storedView(list, group, sources);
  return {
    kind: 'list' as const,
    form,
    buyer: party.buyer,
    paymentPath: paymentPath({ token, amount: { currency, minor: 0 } }),
    reference,
    planName: sources.catalogue.tiers[tier].name,
    /** People in the enrolment. */
    enrolled: party.people + party.children,
    checked: show(checked),
    confirmed: show(confirmed),
    /** Of a year, until a list changes it. */
    price,
    paid,
    isCancelled,
    change,
    found,
    consentError,
  };
}

export type ListView = ReturnType<typeof storedView>;

function storedView(
  list: StoredList,
  group: GroupRequest,
  { catalogue: { prices, tiers }, today }: MembersSources,
) {
  const sum = priceMembers(list.members, group, { prices, today });
  return {
    id: list.id,
    leftOut: list.leftOut,
    savedAt: new Date(list.savedAt).toISOString(),
    sum: {
      lives: sum.lives,
      plans: sum.plans.map(({ plan, lives, lines }) => ({
        name: tiers[plan].name,
        lives,
        lines: lines.map((line) => ({ label: lineLabel(line, prices), amount: line.amount })),
      })),
      seniorNote: findSeniorNote({ lines: sum.plans.flatMap(({ lines }) => lines) }, prices),
      olderThanBands: sum.olderThanBands,
      counts: sum.counts,
      isSmall: sum.counts.people < prices.groups[group.party.buyer].fewest,
      payment: sum.payment,
    },
  };
}

/** Says what is wrong with a row: "Line 12, Gender: Enter female or male". */
export function problemWords({ line, column, reason }: MemberProblem): string {
  const place = column === undefined ? '' : `, ${columnNames[column]}`;
  return `Line ${formatNumber(line)}${place}: ${reason}`;
}
