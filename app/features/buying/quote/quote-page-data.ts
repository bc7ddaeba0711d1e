import type { CurrencyCode } from '#app/kernel/money/money.ts';
import type { Edition } from '#app/location/edition.ts';
import type { Lga } from '#app/location/nigeria/lgas.ts';
import type { PriceList, TierId } from '../prices/price-list.ports.ts';
import { currencyCodes, instalmentIds, tierIds } from '../prices/price-list.ports.ts';
import type { PlanCatalogue, Tier } from '../plans/catalogue.ports.ts';
import type { BenefitRows } from '../plans/plan-rows.ts';
import { benefitRows } from '../plans/plan-table-data.ts';
import { editionCurrency } from '../prices/edition-currency.ts';
import { oneOf } from '../prices/one-of.ts';
import { readQuoteValues, type QuoteValues } from './quote-fields.ts';
import { buyers, type Buyer } from './quote-request.ts';

/** The calculator's values before anything is chosen. */
export interface QuoteStart {
  readonly buyer: Buyer;
  readonly tier: TierId;
  readonly currency: CurrencyCode;
}

/** All that the calculator needs, on the server and in the browser. */
export interface QuotePageData {
  readonly prices: PriceList;
  readonly tiers: readonly Tier[];
  readonly groups: readonly BenefitRows[];
  readonly start: QuoteStart;
  /** What was typed, as it was typed. */
  readonly values: QuoteValues;
  /** The form was sent, so that what is missing may be told. */
  readonly isAsked: boolean;
  /** Of the chosen state. */
  readonly lgas: readonly Lga[];
  /** Shown alone in the quote dialog. */
  readonly isFramed: boolean;
}

interface Asked {
  readonly parameters: URLSearchParams;
  readonly start: QuoteStart;
  readonly lgasOfState: (stateId: string) => readonly Lga[];
}

/**
 * What an edition's calculator begins with.
 * @param purchase the last part of the address; names a plan, or nothing that we know
 */
export function quoteStart(
  catalogue: PlanCatalogue,
  purchase: string | undefined,
  edition: Edition,
): QuoteStart {
  const isHome = edition === 'NG';
  return {
    buyer: isHome ? 'me' : 'someone',
    tier: oneOf(tierIds, purchase?.toLowerCase()) ?? catalogue.recommended,
    currency: editionCurrency(edition),
  };
}

/** Reads an address of the calculator. Parameters that it does not know are left alone. */
export function quotePageData(catalogue: PlanCatalogue, asked: Asked): QuotePageData {
  const { parameters, start } = asked;
  const values = withStart(readQuoteValues(parameters), start);
  return {
    prices: catalogue.prices,
    tiers: tierIds.map((tier) => catalogue.tiers[tier]),
    groups: benefitRows(catalogue),
    start,
    values,
    isAsked: parameters.has('age') || parameters.has('people'),
    lgas: values.state === '' ? [] : asked.lgasOfState(values.state),
    isFramed: parameters.get('frame') === '1',
  };
}

/** Puts the first choices where the address has none that we know. */
export function withStart(values: QuoteValues, start: QuoteStart): QuoteValues {
  return {
    ...values,
    who: oneOf(buyers, values.who) ?? start.buyer,
    plan: oneOf(tierIds, values.plan.toLowerCase()) ?? start.tier,
    pay: oneOf(instalmentIds, values.pay) ?? 'yearly',
    currency: oneOf(currencyCodes, values.currency.toUpperCase()) ?? start.currency,
  };
}
