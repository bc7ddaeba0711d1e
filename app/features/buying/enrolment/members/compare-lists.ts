import { personKey } from './person-key.ts';
import type { Member } from './member.ts';

/** How a list differs from the one before it, in people. */
export interface ListChanges {
  readonly added: number;
  readonly removed: number;
  readonly changed: number;
  readonly same: number;
}

/** Compares two lists; people are the same by name and date of birth, wherever their rows are. */
export function compareLists(before: readonly Member[], after: readonly Member[]): ListChanges {
  const earlier = detailsByPerson(before);
  const changes = { added: 0, removed: 0, changed: 0, same: 0 };
  for (const [person, details] of detailsByPerson(after)) {
    const old = earlier.get(person);
    if (old === undefined) changes.added += 1;
    else if (old === details) changes.same += 1;
    else changes.changed += 1;
    earlier.delete(person);
  }
  return { ...changes, removed: earlier.size };
}

function detailsByPerson(list: readonly Member[]): Map<string, string> {
  const people = new Map(list.map((member) => [member.line, personKey(member)]));
  return new Map(
    list.map((member) => {
      const { line, principal, ...details } = member;
      const whose = principal === undefined ? undefined : people.get(principal);
      return [people.get(line) ?? '', JSON.stringify([details, whose])];
    }),
  );
}
