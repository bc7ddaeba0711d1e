import {
  differenceOf,
  exchanged,
  moneyOf,
  shareOf,
  sumOf,
  timesOf,
  type CurrencyCode,
  type Money,
} from '#app/kernel/money/money.ts';
import {
  ageBandIds,
  instalmentIds,
  type DiscountStep,
  type PriceList,
  type TierId,
} from '../prices/price-list.ports.ts';
import { livesOf, peopleByAge, type PeopleByAge } from './people-by-age.ts';
import type { CheaperStep, PaymentPlan, PriceLine, Quote, QuoteOutcome } from './quote.ts';
import type { Party, QuoteRequest } from './quote-request.ts';

/** Foreign amounts are rounded to whole dollars or pounds. */
const wholeUnit = 100;

/** Prices a request. Pure: the server and the browser come to the same amounts. */
export function priceQuote(request: QuoteRequest, prices: PriceList): QuoteOutcome {
  const { party } = request;
  const people = peopleByAge(party, prices);
  if (!people) return { kind: 'call', reason: 'age' };
  if ('people' in party && livesOf(people) >= prices.groups[party.buyer].tenderFrom) {
    return { kind: 'call', reason: 'size' };
  }
  return { kind: 'priced', quote: quoteFor(request, people, prices) };
}

function quoteFor(request: QuoteRequest, people: PeopleByAge, prices: PriceList): Quote {
  const { party, currency } = request;
  const lines = linesFor(request, people, prices);
  const yearlyNaira = totalOf(lines);
  const yearly = inCurrency(yearlyNaira, currency, prices);
  const paymentPlans = instalmentIds.map((id) => paymentPlan(id, yearly, prices));
  const { rate } = prices.currencies[currency];
  return {
    request,
    lives: livesOf(people),
    lines,
    yearlyNaira,
    yearly,
    rate: rate && { currency, ...rate },
    paymentPlans,
    payment: paymentPlan(request.pay, yearly, prices),
    eachAdult: 'people' in party ? eachAdult(request, people, prices) : undefined,
    cheaperStep: findCheaperStep(request, people, yearly, prices),
  };
}

function linesFor(request: QuoteRequest, people: PeopleByAge, prices: PriceList): PriceLine[] {
  const { party, tier, currency } = request;
  const lines: PriceLine[] = ageBandIds
    .toReversed()
    .filter((band) => people[band] > 0)
    .map((band) => {
      const each = shareOf(adultPrice(tier, prices), prices.ages[band].factor);
      const count = people[band];
      return { kind: 'people', band, count, each, amount: timesOf(each, count) };
    });
  const step = discountFor(party, livesOf(people), prices);
  if (step) lines.push(discountLine(party, step, totalOf(lines)));
  const { surcharge: share } = prices.currencies[currency];
  if (share > 0) lines.push({ kind: 'surcharge', share, amount: shareOf(totalOf(lines), share) });
  return lines;
}

function discountLine(party: Party, step: DiscountStep, base: Money): PriceLine {
  const of = 'people' in party ? 'group' : 'family';
  return { kind: 'discount', of, ...step, amount: timesOf(shareOf(base, step.share), -1) };
}

/** The discount that a party of this size has reached. */
function discountFor(party: Party, lives: number, prices: PriceList): DiscountStep | undefined {
  return discountsOf(party, prices).findLast(({ from }) => lives >= from);
}

function discountsOf(party: Party, prices: PriceList): readonly DiscountStep[] {
  if (party.buyer === 'family') return [prices.family.discount];
  return 'people' in party ? prices.groups[party.buyer].discounts : [];
}

function adultPrice(tier: TierId, prices: PriceList): Money {
  return moneyOf(prices.adultYearlyKobo[tier], 'NGN');
}

function eachAdult(request: QuoteRequest, people: PeopleByAge, prices: PriceList): Money {
  const { party, tier, currency } = request;
  const full = shareOf(adultPrice(tier, prices), prices.ages.adult.factor);
  const step = discountFor(party, livesOf(people), prices);
  const each = step ? differenceOf(full, shareOf(full, step.share)) : full;
  const { surcharge } = prices.currencies[currency];
  const dearer = sumOf([each, shareOf(each, surcharge)], 'NGN');
  return inCurrency(dearer, currency, prices, 1);
}

function totalOf(lines: readonly PriceLine[]): Money {
  return sumOf(
    lines.map(({ amount }) => amount),
    'NGN',
  );
}

function inCurrency(
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

/** The smallest larger group whose discount makes it cheaper in all: shown beside the price. */
function findCheaperStep(
  request: QuoteRequest,
  people: PeopleByAge,
  yearly: Money,
  prices: PriceList,
): CheaperStep | undefined {
  const lives = livesOf(people);
  if (!('people' in request.party)) return undefined;
  const next = discountsOf(request.party, prices).find(({ from }) => from > lives);
  if (!next) return undefined;
  const larger = { ...people, adult: people.adult + next.from - lives };
  const lines = linesFor(request, larger, prices);
  const cost = inCurrency(totalOf(lines), request.currency, prices);
  const saves = differenceOf(yearly, cost);
  return saves.minor > 0 ? { people: next.from, yearly: cost, saves } : undefined;
}
