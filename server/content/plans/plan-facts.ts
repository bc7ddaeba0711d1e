import type { Sources } from '#app/content-files.ts';
import { chargesOf, formatShare } from '#app/features/buying/prices/price-words.ts';
import { counted } from '#app/kernel/numbers.ts';
import type { Placeholders } from '#server/content/placeholders.ts';

type PlanFactSources = Pick<Sources, 'prices' | 'tiers' | 'cover'>;

/** Placeholder values for the rules of prices and cover. */
export function planFacts({ prices, tiers, cover }: PlanFactSources): Placeholders {
  const { ages, seniors, family, groups, instalments, latePayment } = prices;
  const { abroad, quarterly, monthly } = chargesOf(prices);
  const shares = seniors.bands.map(({ factor }) => formatShare(factor));
  const facts = {
    adultAge: ages.adult.fromAge,
    baseAges: `${ages.adult.fromAge} to ${ages.adult.toAge}`,
    olderAges: `${ages.older.fromAge} to ${ages.older.toAge}`,
    oldestAge: ages.older.toAge,
    seniorAge: ages.older.toAge + 1,
    seniorFromShare: shares[0] ?? '',
    seniorToShare: shares.at(-1) ?? '',
    childShare: formatShare(ages.child.factor),
    olderShare: formatShare(ages.older.factor),
    mostAdults: family.mostAdults,
    mostChildren: family.mostChildren,
    mostParents: family.mostParents,
    familyFrom: family.discount.from,
    familyDiscount: formatShare(family.discount.share),
    staffFewest: groups.staff.fewest,
    staffDiscountFrom: groups.staff.discounts[0]?.from,
    tenderFrom: groups.staff.tenderFrom,
    associationFewest: groups.association.fewest,
    associationDiscountFrom: groups.association.discounts[0]?.from,
    quoteValidDays: prices.quoteValidDays,
    abroadCharge: abroad,
    quarterlyCharge: quarterly,
    monthlyCharge: monthly,
    quarterShare: formatShare(instalments.quarterly.share),
    monthShare: formatShare(instalments.monthly.share),
    gracePeriod: counted(latePayment.graceDays, 'day'),
    endsAfter: counted(latePayment.endsAfterDays, 'day'),
    illnessWait: waitWords(cover.waits.illnessDays),
    groupIllnessWait: waitWords(cover.waits.groupIllnessDays),
    crisisNote: cover.crisisNote,
  };
  return new Map([
    ...Object.entries(facts).map(([name, value]) => [name, String(value)] as const),
    ...Object.entries(tiers.bands).map(([id, text]) => [`band${id}`, text] as const),
  ]);
}

/** Words a waiting period for use in a sentence. */
function waitWords(days: number): string {
  if (days === 0) return 'no waiting period';
  return `a waiting period of ${counted(days, 'day')}`;
}
