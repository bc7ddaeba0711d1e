import type {
  CheckedRows,
  ListRules,
} from '#app/features/buying/enrolment/members/member-lists.ports.ts';
import {
  personKey,
  type Member,
  type MemberProblem,
  type MemberRelation,
  type TypedRow,
} from '#app/features/buying/enrolment/members/member.ts';
import type { PriceList } from '#app/features/buying/prices/price-list.ts';
import { foldText } from '#app/kernel/fold-text.ts';
import { rowsOfMembers } from './member-cells.ts';
import { readMember, withFieldValues, type ReadMember } from './read-member.ts';

/**
 * Checks rows by themselves and against each other, and keeps those without a mistake.
 * @param taken members that are right already, kept in the same list
 */
export function checkMembers(
  rows: readonly TypedRow[],
  rules: ListRules,
  taken: readonly Member[] = [],
): CheckedRows {
  // First, so that a row that repeats one of them is the wrong one.
  const read = [...rowsOfMembers(taken), ...rows].map((row) => readMember(row, rules));
  const problems: MemberProblem[] = read.flatMap((row) => row.problems);
  problems.push(...findRepeats(read));
  const spoilt = new Set(problems.map(({ line }) => line));
  const principals = indexPrincipals(read);
  const count = countDependants(rules.prices);
  const members: Member[] = [];
  // Principals first: a dependant is taken only if its principal is.
  for (const row of read.toSorted((one, other) => rankOf(one) - rankOf(other))) {
    const { principal, problem } = placeRow(row, principals, spoilt, rules);
    const found =
      problem ?? (principal && !spoilt.has(row.line) ? count(row, principal.line) : undefined);
    if (found) {
      problems.push({ line: row.line, ...found });
      spoilt.add(row.line);
    }
    if (!spoilt.has(row.line)) members.push(memberOf(row, principal, rules));
  }
  return {
    members: members.toSorted(byLine),
    problems: problems.toSorted(byLine),
    rejected: rows
      .filter(({ line }) => spoilt.has(line))
      .map((row) => withFieldValues(row, rules))
      .toSorted(byLine),
  };
}

function rankOf({ relation }: ReadMember): number {
  return relation === 'member' ? 0 : 1;
}

function byLine(one: { readonly line: number }, other: { readonly line: number }): number {
  return one.line - other.line;
}

type RowProblem = Omit<MemberProblem, 'line'>;

interface Placed {
  readonly principal?: ReadMember;
  readonly problem?: RowProblem;
}

function placeRow(
  row: ReadMember,
  principals: ReadonlyMap<string, ReadMember>,
  spoilt: ReadonlySet<number>,
  rules: ListRules,
): Placed {
  if (row.problems.some(({ column }) => column === 'relation')) return {};
  const { dependantOf } = row;
  const whose = (reason: string): Placed => ({ problem: { column: 'principal', reason } });
  if (row.relation === 'member') {
    return dependantOf === '' ? {} : whose('Leave this empty, or give the relation of a dependant');
  }
  if (!rules.hasDependants) {
    const reason = 'This is a dependant, but you chose a list without dependants';
    return { problem: { column: 'relation', reason } };
  }
  const noun = rules.buyer === 'staff' ? 'staff member' : 'member';
  if (dependantOf === '') return whose(`Enter the number or the line of the ${noun}`);
  const principal = principals.get(foldText(dependantOf));
  if (!principal)
    return whose(`No ${noun} of this list has “${short(dependantOf)}” as number or line`);
  if (spoilt.has(principal.line)) {
    return whose(`Put line ${principal.line} right first: this is a dependant of it`);
  }
  return { principal };
}

function short(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

/** Finds principals by number, or else by line. */
function indexPrincipals(read: readonly ReadMember[]): ReadonlyMap<string, ReadMember> {
  const principals = read.filter(({ relation }) => relation === 'member');
  return new Map([
    ...principals.map((row) => [String(row.line), row] as const),
    ...principals
      .filter(({ number }) => number !== '')
      .toReversed()
      .map((row) => [foldText(row.number), row] as const),
  ]);
}

/** Names each row that repeats a person, or a number, of an earlier one. */
function findRepeats(read: readonly ReadMember[]): MemberProblem[] {
  const people = new Map<string, number>();
  const numbers = new Map<string, number>();
  const problems: MemberProblem[] = [];
  for (const row of read) {
    const { line, firstName, lastName, birth, number, relation } = row;
    const isNamed = firstName !== '' && lastName !== '' && birth !== '';
    const person = isNamed ? findEarlier(people, personKey(row), line) : undefined;
    if (person !== undefined) {
      const reason = `The same name and date of birth as line ${person}`;
      problems.push({ line, column: undefined, reason });
      continue;
    }
    const isNumbered = relation === 'member' && number !== '';
    const other = isNumbered ? findEarlier(numbers, foldText(number), line) : undefined;
    if (other !== undefined) {
      problems.push({ line, column: 'number', reason: `Line ${other} has this number too` });
    }
  }
  return problems;
}

/** Returns the line that has this key already, or notes it. */
function findEarlier(lines: Map<string, number>, key: string, line: number): number | undefined {
  const earlier = lines.get(key);
  if (earlier === undefined) lines.set(key, line);
  return earlier;
}

function memberOf(row: ReadMember, principal: ReadMember | undefined, rules: ListRules): Member {
  const { dependantOf: _typed, problems: _none, ...member } = row;
  return {
    ...member,
    principal: principal?.line,
    plan: row.plan ?? principal?.plan ?? rules.plan,
    stateId: row.stateId || (principal?.stateId ?? ''),
    lgaId: row.lgaId || (row.stateId ? '' : (principal?.lgaId ?? '')),
  };
}

/** Counts each principal's dependants, and says when there is one too many of a kind. */
function countDependants({ family }: PriceList) {
  const most: Readonly<Record<MemberRelation, number>> = {
    member: 0,
    spouse: family.mostAdults - 1,
    child: family.mostChildren,
    parent: family.mostParents,
  };
  const nouns = {
    spouse: ['spouse', 'spouses'],
    child: ['child', 'children'],
    parent: ['parent', 'parents'],
  } as const;
  const counts = new Map<string, number>();
  return (
    { relation }: { readonly relation: MemberRelation },
    principalLine: number,
  ): Omit<MemberProblem, 'line'> | undefined => {
    if (relation === 'member') return undefined;
    const key = `${relation} ${principalLine}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count <= most[relation]) return undefined;
    const [one, many] = nouns[relation];
    const limit = `${most[relation]} ${most[relation] === 1 ? one : many}`;
    return {
      column: 'relation',
      reason: `Line ${principalLine} has more than ${limit}. For more, call us`,
    };
  };
}
