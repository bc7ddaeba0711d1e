import type { CurrencyCode } from '#app/kernel/money.ts';
import { counted } from '#app/kernel/numbers.ts';
import { instalmentIds, tierIds, type PriceList } from '../../prices/price-list.ts';
import { quoteQuery } from '../../party/party-codec.ts';
import type { QuoteRequest } from '../../party/party.ts';
import { formatPrice } from '../../party/price-cell.ts';
import type { Benefit, CoverRules, PlanCatalogue } from '../catalogue.types.ts';
import type { PlanRow, PlanValue, PriceRow } from './plan-rows.ts';

export function priceRow(
  name: string,
  asked: Omit<QuoteRequest, 'tier'>,
  prices: PriceList,
): PriceRow {
  const isEach = 'people' in asked.party;
  const values = tierIds.map((tier) => formatPrice({ ...asked, tier }, prices, isEach).text);
  return { name, query: quoteQuery(asked), isEach, values };
}

export function headPrices(prices: PriceList, currencies: readonly CurrencyCode[]) {
  const party = { buyer: 'someone', age: prices.ages.adult.fromAge } as const;
  return currencies.flatMap((currency) =>
    instalmentIds.map((pay) => ({
      pay,
      currency,
      row: priceRow('', { party, pay, currency }, prices),
    })),
  );
}

export type BenefitRows = ReturnType<typeof benefitRows>;

export function benefitRows(catalogue: PlanCatalogue) {
  return catalogue.benefits.map(({ name, icon, benefits }) => ({
    name,
    icon,
    rows: benefits.flatMap((benefit) =>
      benefit.id === 'limit' ? [benefitRow(benefit), hospitalRow(catalogue)] : benefitRow(benefit),
    ),
  }));
}

function hospitalRow({ tiers }: PlanCatalogue): PlanRow {
  const values = tierIds.map((tier) => {
    const { bands } = tiers[tier];
    return bands.length > 1 ? `${bands[0]} to ${bands.at(-1)}` : (bands[0] ?? '');
  });
  return { name: 'Hospital bands', hint: 'By fees and facilities', values };
}

function benefitRow({ name, hint, values: ofTiers }: Benefit): PlanRow {
  const values = tierIds.map((tier): PlanValue => {
    const { isCovered, text, afterMonths } = ofTiers[tier];
    if (!isCovered) return false;
    const value = text || true;
    return afterMonths > 0 ? { value, wait: `after ${afterMonths} months` } : value;
  });
  return { name, ...(hint !== undefined && { hint }), values };
}

/** Lists the general waiting periods, then those of single benefits. */
export function waitRows(catalogue: PlanCatalogue, isGroup: boolean): PlanRow[] {
  const { emergencyDays, illnessDays, groupIllnessDays } = catalogue.cover.NG.waits;
  const ofBenefits = catalogue.benefits
    .flatMap(({ benefits }) => benefits)
    .filter(({ values }) => tierIds.some((tier) => values[tier].afterMonths > 0))
    .map(({ name, values }) => ({
      name,
      values: tierIds.map((tier) =>
        values[tier].isCovered ? waitWords(values[tier].afterMonths, 'month') : 'Not covered',
      ),
    }));
  return [
    sameForAll('Accidents and emergencies', emergencyDays),
    sameForAll('Any other illness', isGroup ? groupIllnessDays : illnessDays),
    ...ofBenefits,
  ];
}

function sameForAll(name: string, days: number): PlanRow {
  return { name, values: tierIds.map(() => waitWords(days, 'day')) };
}

/** Says how long every new member waits, whatever the plan, as a sentence. */
export function waitNote({ waits }: Pick<CoverRules, 'waits'>, isGroup: boolean): string {
  const illness = waitWords(isGroup ? waits.groupIllnessDays : waits.illnessDays, 'day');
  const emergency = waitWords(waits.emergencyDays, 'day').toLowerCase();
  return `Waiting period: ${illness.toLowerCase()} for ordinary illness, ${emergency} for accidents and emergencies.`;
}

function waitWords(count: number, unit: 'day' | 'month'): string {
  return count === 0 ? 'None' : counted(count, unit);
}
