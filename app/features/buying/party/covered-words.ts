import { counted } from '#app/kernel/numbers.ts';
import { findState } from '#app/site/nigeria/states.ts';
import { kindOf, type FamilyMember } from './family-members.ts';
import type { QuoteRequest } from './party.ts';

/** Describes who is covered and where they live, for staff: "first adult, 40, Lagos; parent, 68, Kano". */
export function coveredWords({ party, place, homes = [] }: QuoteRequest): string {
  const home = place?.stateId;
  if ('people' in party) return words(`${party.people} adults, ${party.children} children`, home);
  if (party.buyer !== 'family') return words('1 person', party.age, home);
  const relative = (name: string, member: FamilyMember, age: number | undefined) => {
    const stateId = homes.find((each) => each.member === member)?.stateId;
    return age === undefined ? [] : [words(name, age, stateId)];
  };
  const listed = homes.filter(({ member }) => kindOf(member) === 'child');
  const children = listed.map(({ childAge, stateId }) => words('child', childAge, stateId));
  const others = party.children - listed.length;
  return [
    words('first adult', party.adultAges[0], home),
    ...relative('husband or wife', 'spouse', party.adultAges[1]),
    ...relative('parent', 'parent1', party.parentAges[0]),
    ...relative('parent', 'parent2', party.parentAges[1]),
    ...children,
    ...(others > 0 ? [counted(others, 'child', 'children')] : []),
  ].join('; ');
}

function words(...parts: readonly (string | number | undefined)[]): string {
  return parts
    .map((part) => (typeof part === 'string' ? (findState(part)?.name ?? part) : part))
    .filter((part) => part !== undefined)
    .join(', ');
}
