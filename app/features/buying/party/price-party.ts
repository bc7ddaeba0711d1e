import {
  differenceOf,
  exchanged,
  moneyOf,
  shareOf,
  sumOf,
  timesOf,
  type CurrencyCode,
  type Money,
} from '#app/kernel/money.ts';
import {
  instalmentIds,
  tierIds,
  type AgeBand,
  type DiscountStep,
  type PriceList,
} from '../prices/price-list.ts';
import type { Group, Party, QuoteRequest, PaymentPlan, PriceLine } from './party.ts';

const wholeUnit = 100;

export type Quote = ReturnType<typeof quoteFor>;
export type QuoteOutcome = ReturnType<typeof priceQuote>;

/** Prices a request; pure, so that server and browser agree. */
export function priceQuote(request: QuoteRequest, prices: PriceList) {
  const { party } = request;
  const people = peopleByAge(party, prices);
  if (!people) return { kind: 'call', reason: 'age' } as const;
  if ('people' in party && groupSize(party, people) >= prices.groups[party.buyer].tenderFrom) {
    return { kind: 'call', reason: 'size' } as const;
  }
  return { kind: 'priced', quote: quoteFor(request, people, prices) } as const;
}

/** Prices a request; undefined without a request or a list price. */
export function findQuote(request: QuoteRequest | undefined, prices: PriceList): Quote | undefined {
  const outcome = request && priceQuote(request, prices);
  return outcome?.kind === 'priced' ? outcome.quote : undefined;
}

/** Prices every plan for the same people, from the smallest; the reason where there is no list price. */
export function priceEachPlan(request: Omit<QuoteRequest, 'tier'>, prices: PriceList) {
  const quotes: Quote[] = [];
  for (const tier of tierIds) {
    const outcome = priceQuote({ ...request, tier }, prices);
    if (outcome.kind === 'call') return outcome;
    quotes.push(outcome.quote);
  }
  return { kind: 'priced', quotes } as const;
}

function quoteFor(request: QuoteRequest, people: PeopleByAge, prices: PriceList) {
  const { party, currency } = request;
  const lines = linesFor(request, people, prices);
  const yearlyNaira = totalOf(lines);
  const yearly = inCurrency(yearlyNaira, currency, prices);
  const paymentPlans = instalmentIds.map((id) => paymentPlan(id, yearly, prices));
  return {
    request,
    lives: livesOf(people),
    lines,
    yearlyNaira,
    /** In the requested currency, rounded once. */
    yearly,
    rate: prices.currencies[currency].rate,
    paymentPlans,
    payment: paymentPlan(request.pay, yearly, prices),
    /** For groups: the discounted yearly price of one adult of the base age, to the cent for sums. */
    eachAdult:
      'people' in party ? eachAdult(request, party, groupSize(party, people), prices) : undefined,
    cheaperStep: findCheaperStep(request, people, yearly, prices),
  };
}

function linesFor(request: QuoteRequest, people: PeopleByAge, prices: PriceList): PriceLine[] {
  const { party, tier, currency } = request;
  const adultPrice = moneyOf(prices.adultYearlyKobo[tier], 'NGN');
  const lines: PriceLine[] = people
    .filter(({ count }) => count > 0)
    .reverse()
    .map(({ band, count }) => {
      const each = shareOf(adultPrice, band.factor);
      return { kind: 'people', band, count, each, amount: timesOf(each, count) };
    });
  const size = groupSize(party, people);
  const step = discountsOf(party, prices).findLast(({ from }) => size >= from);
  if (step) lines.push(discountLine(party, step, totalOf(lines)));
  const { surcharge: share } = prices.currencies[currency];
  if (share > 0) lines.push({ kind: 'surcharge', share, amount: shareOf(totalOf(lines), share) });
  return lines;
}

/** The number of people that decides a discount. */
function groupSize(party: Party, people: PeopleByAge): number {
  return ('people' in party ? party.groupLives : undefined) ?? livesOf(people);
}

function discountLine(party: Party, step: DiscountStep, base: Money): PriceLine {
  const of = 'people' in party ? 'group' : 'family';
  return { kind: 'discount', of, ...step, amount: timesOf(shareOf(base, step.share), -1) };
}

function discountsOf(party: Party, prices: PriceList): readonly DiscountStep[] {
  if (party.buyer === 'family') return [prices.family.discount];
  return 'people' in party ? prices.groups[party.buyer].discounts : [];
}

/** Prices one adult in a group of this size. */
function eachAdult(request: QuoteRequest, party: Group, groupLives: number, prices: PriceList) {
  const one = { ...request, party: { ...party, groupLives } };
  const lines = linesFor(one, [{ band: prices.ages.adult, count: 1 }], prices);
  return inCurrency(totalOf(lines), request.currency, prices, 1);
}

function totalOf(lines: readonly PriceLine[]): Money {
  return sumOf(
    lines.map(({ amount }) => amount),
    'NGN',
  );
}

/** Converts an amount in naira at the rate of the price list, without the charge for paying from abroad. */
export function inCurrency(
  naira: Money,
  currency: CurrencyCode,
  prices: PriceList,
  roundsToMinor = wholeUnit,
): Money {
  const { rate } = prices.currencies[currency];
  if (!rate) return naira;
  return exchanged(naira, { currency, minorPerUnit: rate.koboPerUnit, roundsToMinor });
}

function paymentPlan(id: PaymentPlan['id'], yearly: Money, prices: PriceList): PaymentPlan {
  const { payments, share } = prices.instalments[id];
  const each = shareOf(yearly, share);
  return { id, payments, each, yearTotal: timesOf(each, payments) };
}

/** Finds the next larger group that pays less in total, because of its discount. */
function findCheaperStep(
  request: QuoteRequest,
  people: PeopleByAge,
  yearly: Money,
  prices: PriceList,
) {
  const lives = livesOf(people);
  if (!('people' in request.party) || request.party.groupLives !== undefined) return undefined;
  const next = discountsOf(request.party, prices).find(({ from }) => from > lives);
  if (!next) return undefined;
  const { adult } = prices.ages;
  const larger = people.map(({ band, count }) => ({
    band,
    count: band === adult ? count + next.from - lives : count,
  }));
  const lines = linesFor(request, larger, prices);
  const cost = inCurrency(totalOf(lines), request.currency, prices);
  const saves = differenceOf(yearly, cost);
  return saves.minor > 0 ? { people: next.from, yearly: cost, saves } : undefined;
}

/** Number of people in each age band, the youngest first. */
export type PeopleByAge = readonly { readonly band: AgeBand; readonly count: number }[];

/** Lists the age bands of the price list and of the rule for older people, the youngest first. */
export function ageBandsOf({ ages, seniors }: PriceList): readonly AgeBand[] {
  return [ages.child, ages.adult, ages.older, ...seniors.bands];
}

/** Counts a party by age band; undefined when someone is older than the last band. */
export function peopleByAge(party: Party, prices: PriceList): PeopleByAge | undefined {
  const ages = knownAges(party);
  if (ages.some((age) => age >= prices.callFromAge)) return undefined;
  return ageBandsOf(prices).map((band) => {
    const isIn = (age: number) => age >= band.fromAge && age <= band.toAge;
    return { band, count: ages.filter(isIn).length + countedIn(band, party, prices) };
  });
}

function knownAges(party: Party): readonly number[] {
  if ('people' in party) return party.seniorAges ?? [];
  return party.buyer === 'family' ? [...party.adultAges, ...party.parentAges] : [party.age];
}

/** Counts those of a band whose ages are not known one by one. */
function countedIn(band: AgeBand, party: Party, { ages }: PriceList): number {
  if (band === ages.child) return 'children' in party ? party.children : 0;
  if (!('people' in party)) return 0;
  if (band === ages.adult) return party.people - party.older;
  return band === ages.older ? party.older : 0;
}

export function livesOf(people: PeopleByAge): number {
  return people.reduce((total, { count }) => total + count, 0);
}
