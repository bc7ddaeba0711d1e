import type { BenefitValue } from '#app/features/buying/plans/catalogue.types.ts';
import type { BenefitSource } from '#app/features/buying/plans/catalogue.schema.ts';
import { formatLimit, moneyOf } from '#app/kernel/money.ts';

/** Describes a benefit for the plan table. */
export function describeBenefit(source: BenefitSource): BenefitValue {
  if (typeof source === 'boolean') return { isCovered: source, text: '', afterMonths: 0 };
  const { words, limitNaira, afterMonths = 0, per } = source;
  const period = per && (per === 'month' ? ' a month' : ` every ${per}`);
  const limit =
    limitNaira === undefined ? undefined : formatLimit(moneyOf(limitNaira * 100, 'NGN'));
  const parts = [countWords(source), words, limit && `up to ${limit}`].filter(
    (part) => part !== undefined,
  );
  const text = parts.join(countWords(source) && words?.startsWith('by ') ? ' ' : ', ');
  return { isCovered: true, text: capitalised(text) + (period ?? ''), afterMonths };
}

function countWords(source: Exclude<BenefitSource, boolean>): string | undefined {
  const { count, unit } = source;
  if (count === undefined || unit === undefined) return undefined;
  return count === 1 ? `1 ${unit.replace(/s$/, '')}` : `${count} ${unit}`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
