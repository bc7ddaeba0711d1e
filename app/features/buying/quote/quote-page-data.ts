import { counted } from '#app/kernel/numbers.ts';
import { findCountry } from '#app/site/countries.ts';
import type { Edition } from '#app/site/edition.ts';
import { isFramed } from '#app/site/framed.ts';
import type { Lga } from '#app/site/nigeria/lgas.ts';
import type { PlanCatalogue } from '../plans/catalogue.types.ts';
import { benefitRows, waitNote } from '../plans/compare/plan-table-data.ts';
import {
  editionCurrency,
  findChoice,
  currencyCodes,
  instalmentIds,
  tierIds,
  type PriceList,
} from '../prices/price-list.ts';
import type { SalesContact } from '../page/sales-contact.ts';
import { pressMembers, readMembers, stateField, withField } from '../party/family-members.ts';
import { coveredWords } from '../party/covered-words.ts';
import { parseQuote, type QuoteDefaults, quoteQuery } from '../party/party-codec.ts';
import { findQuote, type Quote } from '../party/price-party.ts';
import { readQuoteValues, type QuoteValues } from '../party/party-fields.ts';
import { paymentText } from '../prices/price-words.ts';
import { buyers, type Buyer } from '../party/party.ts';

export interface QuoteStart extends QuoteDefaults {
  readonly buyer: Buyer;
}

export type QuotePageData = ReturnType<typeof quotePageData>;

export type ChosenValues = ReturnType<typeof withStart>;

interface Asked {
  readonly parameters: URLSearchParams;
  readonly start: QuoteStart;
  readonly lgasOfState: (stateId: string) => readonly Lga[];
  readonly edition: Edition;
  readonly insurer: SalesContact;
}

/**
 * Returns the starting choices of an edition's calculator.
 * @param purchase the last part of the address; may name a plan
 */
export function quoteStart(
  catalogue: PlanCatalogue,
  purchase: string | undefined,
  edition: Edition,
): QuoteStart {
  const isHome = edition === 'NG';
  return {
    buyer: isHome ? 'me' : 'someone',
    tier: findChoice(tierIds, purchase?.toLowerCase()) ?? catalogue.recommended,
    currency: editionCurrency(edition),
  };
}

/** Reads an address of the calculator, ignoring unknown parameters. */
export function quotePageData(catalogue: PlanCatalogue, asked: Asked) {
  const { parameters, start, edition, insurer } = asked;
  const sent = withStart(readQuoteValues(parameters), start);
  const values = edition === 'DG' ? withChangedMembers(sent, parameters, catalogue.prices) : sent;
  const lgas = values.state === '' ? [] : asked.lgasOfState(values.state);
  // Older links have its id.
  const lga = lgas.find(({ id }) => id === values.lga)?.name ?? values.lga;
  return {
    prices: catalogue.prices,
    tiers: tierIds.map((tier) => catalogue.tiers[tier]),
    groups: benefitRows(catalogue),
    waitNotes: {
      alone: waitNote(catalogue.cover[edition], false),
      group: waitNote(catalogue.cover[edition], true),
    },
    start,
    values: { ...values, lga },
    /** The form was sent, so missing answers are shown. */
    isAsked: isAskedBy(parameters),
    /** Names of the areas of the chosen state. */
    areas: lgas.map(({ name }) => name),
    /** Shown in the quote dialog, without the rest of the page. */
    isFramed: isFramed(parameters),
    edition,
    insurer,
  };
}

/**
 * Adds or removes the family member whose button was pressed without scripts, and names all of them
 * in the field `with`.
 */
export function withChangedMembers<Values extends QuoteValues>(
  values: Values,
  parameters: URLSearchParams,
  prices: PriceList,
): Values {
  const add = parameters.get('add') ?? undefined;
  const remove = parameters.get('remove') ?? undefined;
  const { removed, members } = pressMembers(readMembers(values), { add, remove }, prices);
  const cleared = removed && { [removed]: '', [stateField(removed)]: '' };
  return { ...values, ...cleared, with: withField(members) };
}

/** The calculator's fields as typed, with the edition's choices where none was made. */
export function withStart(values: QuoteValues, start: QuoteStart) {
  return {
    ...values,
    who: findChoice(buyers, values.who) ?? start.buyer,
    plan: findChoice(tierIds, values.plan.toLowerCase()) ?? start.tier,
    pay: findChoice(instalmentIds, values.pay) ?? 'yearly',
    currency: findChoice(currencyCodes, values.currency.toUpperCase()) ?? start.currency,
  };
}

/** Tells whether the address asks for a price; a press on "Add" or "Remove" does not yet. */
export function isAskedBy(parameters: URLSearchParams): boolean {
  if (parameters.has('add') || parameters.has('remove')) return false;
  return parameters.has('age') || parameters.has('people');
}

/**
 * Says in words what staff read about a quote. Prices its address again, ignoring any amount that
 * was sent; undefined without a price.
 */
export function findQuoteForLead(
  parameters: URLSearchParams,
  catalogue: PlanCatalogue,
  defaults: QuoteDefaults,
) {
  const { prices } = catalogue;
  const { request } = parseQuote(readQuoteValues(parameters), prices, defaults);
  const quote = findQuote(request, prices);
  if (!request || !quote) return undefined;
  return {
    query: quoteQuery(request),
    price: quoteInWords(quote, catalogue),
    covered: coveredWords(request),
    country: findCountry(request.country ?? '')?.name ?? '',
  };
}

/** Says what staff read about a price: "Gold for 3 people: ₦765,000 a year". */
export function quoteInWords({ request, lives, payment }: Quote, { tiers }: PlanCatalogue): string {
  const people = counted(lives, 'person', 'people');
  return `${tiers[request.tier].name} for ${people}: ${paymentText(payment)}`;
}
