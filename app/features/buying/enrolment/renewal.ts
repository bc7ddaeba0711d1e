import { ageOn, parseDay, plusDays } from '#app/kernel/days.ts';
import { paymentText } from '../prices/price-words.ts';
import type { PriceList } from '../prices/price-list.ts';
import { priceQuote } from '../party/price-party.ts';
import { quoteQuery } from '../party/party-codec.ts';
import type { OrderRequest, Party, QuoteRequest } from '../party/party.ts';
import { typed, type Draft } from './draft/draft.ts';

/** From so many days before the end of its cover, an order offers the next year. */
export const renewalDays = 60;

/** An order that is renewed. */
interface Renewed {
  readonly reference: string;
  readonly token: string;
}

/** The days of an order that can be renewed, as YYYY-MM-DD in Lagos. */
export interface Renewal {
  /** Names the order, with the token of its link, which nobody but its payer has. */
  readonly renews: Renewed;
  /** On which the ages of the order were true. */
  readonly orderDay: string;
  /** On which its year of cover ends, and the next one starts. */
  readonly startDay: string;
}

export type RenewalOffer = NonNullable<ReturnType<typeof renewalOffer>>;

/**
 * Offers the next year for the people of an order, as old as they are when it starts; undefined once
 * they are erased, and for a plan that is no longer sold.
 */
export function renewalOffer(
  { buyer: _buyer, party, tier, ...request }: OrderRequest,
  renewal: Renewal,
  prices: PriceList,
) {
  if (!party || !tier) return undefined;
  const { orderDay, startDay, renews } = renewal;
  const next = grownOlder({ ...request, party, tier }, ageOn(orderDay, startDay), prices);
  const outcome = priceQuote(next, prices);
  return {
    startDay,
    tier,
    /** Opens the checkout with these people, this plan and this first day. */
    path: `/checkout/${next.tier}?${quoteQuery(next)}&start=${startDay}&renews=${renews.reference}.${renews.token}`,
    /** At the prices of today; without a list price, that we agree one. */
    price: outcome.kind === 'priced' ? paymentText(outcome.quote.payment) : 'to be agreed by phone',
  };
}

function grownOlder(request: QuoteRequest, years: number, { ages }: PriceList): QuoteRequest {
  const homes = request.homes?.map((home) => {
    const childAge = home.childAge === undefined ? undefined : home.childAge + years;
    // An adult by then, whom the form asks about.
    return { ...home, childAge: (childAge ?? 0) < ages.adult.fromAge ? childAge : undefined };
  });
  return { ...request, party: olderParty(request.party, years), ...(homes && { homes }) };
}

function olderParty(party: Party, years: number): Party {
  switch (party.buyer) {
    case 'me':
    case 'someone':
      return { ...party, age: party.age + years };
    case 'family': {
      const older = (of: readonly number[]) => of.map((age) => age + years);
      return { ...party, adultAges: older(party.adultAges), parentAges: older(party.parentAges) };
    }
    // Groups say how many they are, and hand in their list again.
    case 'staff':
    case 'association':
      return party;
  }
}

/** Finds the order that a draft renews, as its link says. */
export function findRenewed(draft: Draft): Renewed | undefined {
  const [, reference, token] = /^([\dA-F]{8})\.([\w-]+)$/.exec(typed(draft, 'renews')) ?? [];
  return reference !== undefined && token !== undefined ? { reference, token } : undefined;
}

/** Finds the day on which the cover of a renewal starts; undefined for an order that starts once it is paid. */
export function findStart(draft: Draft, today: string): string | undefined {
  const parsed = parseDay(typed(draft, 'start'));
  if (parsed.kind !== 'day' || !findRenewed(draft)) return undefined;
  const { day } = parsed;
  return day > today && day <= plusDays(today, renewalDays) ? day : undefined;
}
