import type { PriceList } from '#app/features/buying/prices/price-list.ports.ts';
import { formatShare } from '#app/features/buying/quote/quote-words.ts';
import type { Placeholders } from '#server/content/placeholders.ts';

/** Rules of the price list that texts about plans may name between {{ and }}. */
export function priceFacts(prices: PriceList): Placeholders {
  const { ages, family, groups, instalments } = prices;
  const range = ({ fromAge, toAge }: { fromAge: number; toAge: number }) =>
    `${fromAge} to ${toAge}`;
  const firstDiscount = (group: keyof typeof groups) => String(groups[group].discounts[0]?.from);
  return new Map([
    ['adultAge', String(ages.adult.fromAge)],
    ['baseAges', range(ages.adult)],
    ['olderAges', range(ages.older)],
    ['oldestAge', String(ages.older.toAge)],
    ['callFromAge', String(prices.callFromAge)],
    ['childShare', formatShare(ages.child.factor)],
    ['olderShare', formatShare(ages.older.factor)],
    ['mostChildren', String(family.mostChildren)],
    ['familyFrom', String(family.discount.from)],
    ['familyDiscount', formatShare(family.discount.share)],
    ['quarterShare', formatShare(instalments.quarterly.share)],
    ['monthShare', formatShare(instalments.monthly.share)],
    ['staffFewest', String(groups.staff.fewest)],
    ['staffDiscountFrom', firstDiscount('staff')],
    ['tenderFrom', String(groups.staff.tenderFrom)],
    ['associationFewest', String(groups.association.fewest)],
    ['associationDiscountFrom', firstDiscount('association')],
  ]);
}
