import { counted } from '#app/kernel/numbers.ts';
import { findState } from '#app/site/nigeria/states.ts';
import { kindOf, type FamilyMember } from './family-members.ts';
import type { Party, QuoteRequest } from './party.ts';

const names = { spouse: 'husband or wife', child: 'child', parent: 'parent' } as const;

/** Describes who is covered and where they live, for staff: "first adult, 40, Lagos; parent, 68, Kano". */
export function coveredWords({ party, place, homes = [] }: QuoteRequest): string {
  const home = place?.stateId;
  if ('people' in party) return words(`${party.people} adults, ${party.children} children`, home);
  if (party.buyer !== 'family') return words('1 person', party.age, home);
  const homeOf = (member: FamilyMember) => homes.find((each) => each.member === member);
  const relatives = relativesOf(party).map(({ member, age }) => {
    const found = homeOf(member);
    return words(names[kindOf(member)], age ?? found?.childAge, found?.stateId);
  });
  const listed = homes.filter(({ member }) => kindOf(member) === 'child');
  const children = listed.map(({ childAge, stateId }) => words('child', childAge, stateId));
  const others = party.children - listed.length;
  return [
    words('first adult', party.adultAges[0], home),
    ...relatives,
    ...children,
    ...(others > 0 ? [counted(others, 'child', 'children')] : []),
  ].join('; ');
}

function relativesOf({ adultAges, parentAges }: Extract<Party, { buyer: 'family' }>) {
  const members = ['spouse', 'parent1', 'parent2'] as const;
  const ages = [adultAges[1], parentAges[0], parentAges[1]];
  return members.flatMap((member, at) => {
    const age = ages[at];
    return age === undefined ? [] : [{ member, age }];
  });
}

function words(...parts: readonly (string | number | undefined)[]): string {
  return parts
    .map((part) => (typeof part === 'string' ? (findState(part)?.name ?? part) : part))
    .filter((part) => part !== undefined)
    .join(', ');
}
