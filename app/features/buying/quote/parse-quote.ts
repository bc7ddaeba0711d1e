import type { CurrencyCode } from '#app/kernel/money/money.ts';
import { findState } from '#app/location/nigeria/states.ts';
import { oneOf } from '../prices/one-of.ts';
import {
  currencyCodes,
  instalmentIds,
  tierIds,
  type PriceList,
  type TierId,
} from '../prices/price-list.ports.ts';
import { parseParty } from './parse-party.ts';
import type { QuoteProblem, QuoteValues } from './quote-fields.ts';
import { buyers, relations, type Place, type QuoteRequest } from './quote-request.ts';

/** What stands where the visitor has chosen nothing. */
export interface QuoteDefaults {
  readonly tier: TierId;
  readonly currency: CurrencyCode;
}

/** The plan most families take, and the one the comparison marks. */
export const recommendedTier: TierId = 'gold';

interface ParsedQuote {
  /** Complete and right; otherwise undefined. */
  readonly request: QuoteRequest | undefined;
  /** A second plan to set beside it. */
  readonly compareWith: TierId | undefined;
  readonly problems: readonly QuoteProblem[];
}

/** Reads what was typed. Choices that do not exist count as not made. */
export function parseQuote(
  values: QuoteValues,
  prices: PriceList,
  defaults: QuoteDefaults,
): ParsedQuote {
  const buyer = oneOf(buyers, values.who) ?? 'me';
  const tier = oneOf(tierIds, values.plan.toLowerCase()) ?? defaults.tier;
  const compareWith = oneOf(tierIds, values.compare);
  const { party, problems } = parseParty(buyer, values, prices);
  return {
    request: party && {
      party,
      tier,
      pay: oneOf(instalmentIds, values.pay) ?? 'yearly',
      currency: oneOf(currencyCodes, values.currency.toUpperCase()) ?? defaults.currency,
      place: placeOf(values),
      relation: buyer === 'someone' ? oneOf(relations, values.relation) : undefined,
    },
    compareWith: compareWith === tier ? undefined : compareWith,
    problems,
  };
}

function placeOf(values: QuoteValues): Place {
  const stateId = findState(values.state)?.id;
  // An area of another state was left over from an earlier choice.
  const isInState = stateId !== undefined && values.lga.startsWith(`${stateId}-`);
  return { stateId, lgaId: isInState && /^[a-z-]+$/.test(values.lga) ? values.lga : undefined };
}
