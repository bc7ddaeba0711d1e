import type { PriceList } from '../../prices/price-list.types.ts';
import type { Party } from '../../quote/price/quote.ts';

/**
 * Says whom a price is for: "2 adults, 1 child".
 * @param isAnyAge no age was given, so the price is that of the base ages
 */
export function peopleInWords(party: Party, { ages }: PriceList, isAnyAge = false): string {
  const { fromAge, toAge } = ages.adult;
  switch (party.buyer) {
    case 'me':
    case 'someone':
      if (isAnyAge) return `1 adult aged ${fromAge} to ${toAge}`;
      return party.age < fromAge ? childInWords(party.age) : `1 adult aged ${party.age}`;
    case 'family':
      return [
        counted(party.adultAges.length, 'adult', 'adults'),
        counted(party.children, 'child', 'children'),
        counted(party.parentAges.length, 'parent', 'parents'),
      ]
        .filter((words) => words !== '')
        .join(', ');
    case 'staff':
      return `${party.people} staff`;
    case 'association':
      return `${party.people} members`;
  }
}

function childInWords(age: number): string {
  return age === 0 ? '1 child under 1' : `1 child aged ${age}`;
}

function counted(count: number, one: string, more: string): string {
  if (count === 0) return '';
  return `${count} ${count === 1 ? one : more}`;
}
