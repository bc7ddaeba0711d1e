import { planPath } from '#app/features/buying/plans/plan-paths.ts';
import type { PlanCatalogue } from '#app/features/buying/plans/catalogue.types.ts';
import { ageBandsOf, findQuote } from '#app/features/buying/party/price-party.ts';
import {
  currencyCodes,
  instalmentIds,
  oldestAge,
  tierIds,
  type AgeBand,
  type DiscountStep,
  type PriceList,
  type TierId,
} from '#app/features/buying/prices/price-list.ts';
import { dataSetHead, type Publisher } from './data-set.ts';

/** Writes the plans as open data: what pages show, with amounts in whole units such as naira. */
export function plansData(catalogue: PlanCatalogue, publisher: Publisher) {
  const { prices, cover, bands } = catalogue;
  return {
    ...dataSetHead(publisher, { file: 'plans', updated: prices.asOf, sample: prices.isSample }),
    validFrom: prices.validFrom,
    validTo: prices.validTo,
    ...rulesOf(prices),
    waits: cover.NG.waits,
    exclusions: cover.NG.exclusions,
    hospitalBands: Object.entries(bands).map(([id, description]) => ({ id, description })),
    items: tierIds.map((id) => planItem(id, catalogue, publisher)),
  };
}

/** The rules that are the same for all plans. */
function rulesOf(prices: PriceList) {
  const { family, groups, instalments, latePayment, currencies } = prices;
  const { discount, ...people } = family;
  return {
    payments: Object.fromEntries(instalmentIds.map((id) => [id, instalments[id].payments])),
    latePayment,
    family: { ...people, discounts: [discountOf(discount)] },
    groups: {
      staff: groupOf(groups.staff),
      association: groupOf(groups.association),
    },
    callFromAge: prices.callFromAge > oldestAge ? null : prices.callFromAge,
    currencies: currencyCodes.map((code) => {
      const { surcharge, rate } = currencies[code];
      return {
        code,
        surchargePercent: surcharge / 100,
        nairaPerUnit: rate ? rate.koboPerUnit / 100 : null,
        rateDate: rate?.day ?? null,
      };
    }),
  };
}

function groupOf({ fewest, tenderFrom, discounts }: PriceList['groups']['staff']) {
  return { fewest, quoteFrom: tenderFrom, discounts: discounts.map((step) => discountOf(step)) };
}

function discountOf({ from, share }: DiscountStep) {
  return { fromPeople: from, percent: share / 100 };
}

function planItem(id: TierId, catalogue: PlanCatalogue, { siteUrl }: Publisher) {
  const { name, suits, bands } = catalogue.tiers[id];
  return {
    id,
    name,
    suits,
    url: siteUrl + planPath(id),
    hospitalBands: bands,
    prices: ageBandsOf(catalogue.prices).map((band) => pricesAt(band, id, catalogue.prices)),
    benefits: catalogue.benefits.flatMap((group) =>
      group.benefits.map((benefit) => {
        const { isCovered, text, afterMonths, limits } = benefit.values[id];
        return {
          id: benefit.id,
          group: group.name,
          name: benefit.name,
          covered: isCovered,
          description: text,
          waitMonths: afterMonths,
          limitNaira: limits?.limitNaira ?? null,
          limitCount: limits?.count ?? null,
          limitUnit: limits?.unit ?? null,
          limitPer: limits ? (limits.per ?? 'year') : null,
        };
      }),
    ),
  };
}

/** What one person of an age band pays, by currency and payment. */
function pricesAt(band: AgeBand, tier: TierId, prices: PriceList) {
  const party = { buyer: 'me', age: band.fromAge } as const;
  return {
    fromAge: band.fromAge,
    toAge: band.toAge >= oldestAge ? null : band.toAge,
    amounts: currencyCodes.flatMap((currency) => {
      const quote = findQuote({ party, tier, currency, pay: 'yearly' }, prices);
      if (!quote) return [];
      const each = quote.paymentPlans.map((plan) => [plan.id, plan.each.minor / 100] as const);
      return [{ currency, ...Object.fromEntries(each) }];
    }),
  };
}
