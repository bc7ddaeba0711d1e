import { ageBandIds, type AgeBandId, type PriceList } from '../prices/price-list.ports.ts';
import type { Party } from './quote-request.ts';

/** How many people of each age band are covered. */
export type PeopleByAge = Readonly<Record<AgeBandId, number>>;

/** The band of an age; undefined where the price list has none, because we set it in a talk. */
export function findAgeBand(age: number, prices: PriceList): AgeBandId | undefined {
  return ageBandIds.find((id) => age >= prices.ages[id].fromAge && age <= prices.ages[id].toAge);
}

/** Sorts a party into age bands; undefined when somebody is too old for a list price. */
export function peopleByAge(party: Party, prices: PriceList): PeopleByAge | undefined {
  if ('people' in party) {
    const { people, older, children } = party;
    return { child: children, adult: people - older, older };
  }
  const isFamily = party.buyer === 'family';
  const ages = isFamily ? [...party.adultAges, ...party.parentAges] : [party.age];
  const bands = ages.map((age) => findAgeBand(age, prices));
  if (bands.includes(undefined)) return undefined;
  const count = (id: AgeBandId) => bands.filter((band) => band === id).length;
  const children = isFamily ? party.children : 0;
  return { child: count('child') + children, adult: count('adult'), older: count('older') };
}

/** Everybody who is covered. */
export function livesOf(people: PeopleByAge): number {
  return people.child + people.adult + people.older;
}
