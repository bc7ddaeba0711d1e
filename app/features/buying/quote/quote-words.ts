import { formatMoney } from '#app/kernel/money/format-money.ts';
import { moneyOf } from '#app/kernel/money/money.ts';
import { formatShare } from '../prices/format-share.ts';
import type { PriceList } from '../prices/price-list.ports.ts';
import type { PriceLine, Quote } from './quote.ts';

/** What a line of the sum is for: "2 adults, 18 to 45, at ₦135,000". */
export function lineLabel(line: PriceLine, prices: PriceList): string {
  switch (line.kind) {
    case 'people': {
      const each = line.count > 1 ? `, at ${formatMoney(line.each)}` : '';
      return `${bandLabel(line, prices)}${each}`;
    }
    case 'discount': {
      const unit = line.of === 'family' ? 'members' : 'people';
      return `${formatShare(line.share)} off, from ${line.from} ${unit}`;
    }
    case 'surcharge':
      return `Charge for paying from abroad, ${formatShare(line.share)}`;
  }
}

function bandLabel(line: Extract<PriceLine, { kind: 'people' }>, prices: PriceList): string {
  const { fromAge, toAge } = prices.ages[line.band];
  if (line.band === 'child') {
    return `${line.count} ${line.count === 1 ? 'child' : 'children'} under ${toAge + 1}`;
  }
  return `${line.count} ${line.count === 1 ? 'adult' : 'adults'}, ${fromAge} to ${toAge}`;
}

/** "₦1,500 to $1"; undefined where nothing was changed. */
export function rateWords({ rate }: Quote): string | undefined {
  if (!rate) return undefined;
  const one = formatMoney(moneyOf(100, rate.currency));
  return `${formatMoney(moneyOf(rate.koboPerUnit, 'NGN'))} to ${one}`;
}
