import { foldText } from '#app/kernel/fold-text.ts';
import type { TierId } from '../../prices/price-list.ts';

/** `member` is the principal: a company's staff, or an association's member. */
export type MemberRelation = 'member' | 'spouse' | 'child' | 'parent';
export type Gender = 'female' | 'male';

export interface Member {
  /** In the file or the form; unique in the list. */
  readonly line: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: Gender;
  /** YYYY-MM-DD. */
  readonly birth: string;
  readonly relation: MemberRelation;
  /** The group's own; empty without one, like the fields below. */
  readonly number: string;
  /** Line of the principal; undefined for a principal. */
  readonly principal: number | undefined;
  readonly plan: TierId;
  readonly email: string;
  readonly phone: string;
  readonly stateId: string;
  /** The area as typed, where it is none of our list. */
  readonly lgaId: string;
}

/** The headings of a file, in order. */
export const columnNames = {
  firstName: 'First name',
  lastName: 'Last name',
  gender: 'Gender',
  birth: 'Date of birth',
  relation: 'Relation',
  number: 'Staff number',
  principal: 'Dependant of',
  plan: 'Grade or plan',
  email: 'Email',
  phone: 'Phone',
  state: 'State',
  lga: 'Local government area',
} as const;
export type MemberColumn = keyof typeof columnNames;
export const memberColumns = Object.keys(columnNames) as readonly MemberColumn[];

export interface TypedRow {
  /** From 1, which is the header row of a file and the first member of the form. */
  readonly line: number;
  readonly cells: Readonly<Partial<Record<MemberColumn, string>>>;
}

export interface MemberProblem {
  readonly line: number;
  /** Undefined when it concerns the whole row. */
  readonly column: MemberColumn | undefined;
  /** A sentence without its full stop. */
  readonly reason: string;
}

export const mostMembers = 5000;
export const mostFileBytes = 2 * 1024 * 1024;
/** The file and the other fields of its form, in bytes. */
export const mostUploadBytes = mostFileBytes + 64 * 1024;
/** Where lists are handed in, and where the template is. */
export const membersPath = '/checkout/members';
export const templatePath = `${membersPath}.csv`;

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
    changes[old === undefined ? 'added' : old === details ? 'same' : 'changed'] += 1;
    earlier.delete(person);
  }
  return { ...changes, removed: earlier.size };
}

function detailsByPerson(list: readonly Member[]): Map<string, string> {
  const people = new Map(list.map((member) => [member.line, personKey(member)]));
  return new Map(
    list.map(({ line, principal = -1, ...details }) => {
      const sorted = Object.entries(details).toSorted(([one], [other]) => (one < other ? -1 : 1));
      return [people.get(line) ?? '', JSON.stringify([sorted, people.get(principal)])];
    }),
  );
}

/** Tells people apart by name and date of birth, however the name is written. */
export function personKey(member: Pick<Member, 'firstName' | 'lastName' | 'birth'>): string {
  const name = `${member.firstName} ${member.lastName}`;
  // Letters that do not fold, such as Arabic ones, would all be alike.
  return `${foldText(name) || name.toLowerCase()} ${member.birth}`;
}
