import type { Sources } from '#app/content-files.ts';
import { chargesOf, formatShare } from '#app/features/buying/prices/price-words.ts';
import type { PriceList } from '#app/features/buying/prices/price-list.ts';
import type { Placeholders } from '#server/content/placeholders.ts';

type PlanFactSources = Pick<Sources, 'prices' | 'tiers' | 'cover'>;

/** Placeholder values for the rules of prices and cover. */
export function planFacts({ prices, tiers, cover }: PlanFactSources): Placeholders {
  return new Map([
    ...ageFacts(prices),
    ...familyFacts(prices),
    ...groupFacts(prices),
    ...chargeFacts(prices),
    ...latePaymentFacts(prices),
    ...waitFacts(cover),
    ['crisisNote', cover.crisisNote] as const,
    ...Object.entries(tiers.bands).map(([id, text]) => [`band${id}`, text] as const),
  ]);
}

type Facts = [string, string][];

function ageFacts({ ages, seniors }: PriceList): Facts {
  const shares = seniors.bands.map(({ factor }) => formatShare(factor));
  const range = ({ fromAge, toAge }: { fromAge: number; toAge: number }) =>
    `${fromAge} to ${toAge}`;
  return [
    ['adultAge', String(ages.adult.fromAge)],
    ['baseAges', range(ages.adult)],
    ['olderAges', range(ages.older)],
    ['oldestAge', String(ages.older.toAge)],
    ['seniorAge', String(ages.older.toAge + 1)],
    ['seniorFromShare', shares[0] ?? ''],
    ['seniorToShare', shares.at(-1) ?? ''],
    ['childShare', formatShare(ages.child.factor)],
    ['olderShare', formatShare(ages.older.factor)],
  ];
}

function familyFacts({ family }: PriceList): Facts {
  return [
    ['mostAdults', String(family.mostAdults)],
    ['mostChildren', String(family.mostChildren)],
    ['mostParents', String(family.mostParents)],
    ['familyFrom', String(family.discount.from)],
    ['familyDiscount', formatShare(family.discount.share)],
  ];
}

function groupFacts({ groups: { staff, association } }: PriceList): Facts {
  return [
    ['staffFewest', String(staff.fewest)],
    ['staffDiscountFrom', String(staff.discounts[0]?.from)],
    ['tenderFrom', String(staff.tenderFrom)],
    ['associationFewest', String(association.fewest)],
    ['associationDiscountFrom', String(association.discounts[0]?.from)],
  ];
}

function chargeFacts(prices: PriceList): Facts {
  const { abroad, quarterly, monthly } = chargesOf(prices);
  return [
    ['quoteValidDays', String(prices.quoteValidDays)],
    ['abroadCharge', abroad],
    ['quarterlyCharge', quarterly],
    ['monthlyCharge', monthly],
    ['quarterShare', formatShare(prices.instalments.quarterly.share)],
    ['monthShare', formatShare(prices.instalments.monthly.share)],
  ];
}

function latePaymentFacts({ latePayment }: PriceList): Facts {
  return [
    ['gracePeriod', inDays(latePayment.graceDays)],
    ['endsAfter', inDays(latePayment.endsAfterDays)],
  ];
}

function waitFacts({ waits }: PlanFactSources['cover']): Facts {
  return [
    ['illnessWait', waitWords(waits.illnessDays)],
    ['groupIllnessWait', waitWords(waits.groupIllnessDays)],
  ];
}

/** Words a waiting period for use in a sentence. */
function waitWords(days: number): string {
  if (days === 0) return 'no waiting period';
  return `a waiting period of ${inDays(days)}`;
}

function inDays(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}
