import type {
  CheckedRows,
  ListRules,
} from '#app/features/buying/enrolment/members/member-lists.ports.ts';
import {
  personKey,
  type Member,
  type MemberColumn,
  type MemberProblem,
  type TypedRow,
} from '#app/features/buying/enrolment/members/member.ts';
import { foldText } from '#app/kernel/fold-text.ts';
import { mapInTurns } from '#server/map-in-turns.ts';
import { batchesOf } from '#server/store/store.ts';
import { readMember, type ReadMember } from './read-member.ts';

/** About 10 ms of work, of half a second for 5,000 rows. */
const rowsATurn = 50;

/**
 * Checks rows by themselves and against each other, and keeps those without a mistake. Lets
 * other requests in while it reads.
 * @param taken members that are right already, kept in the same list
 */
export async function checkMembers(
  rows: readonly TypedRow[],
  rules: ListRules,
  taken: readonly Member[] = [],
): Promise<CheckedRows> {
  const known = new Map(taken.map((member) => [member.line, member]));
  const read = [
    // First, so that a row that repeats one of them is the wrong one.
    ...taken.map(({ principal, ...member }): ReadMember => {
      const whose = principal && (known.get(principal)?.number || principal);
      return { ...member, dependantOf: String(whose ?? ''), problems: [] };
    }),
    ...(await readInTurns(rows, rules)),
  ];
  const problems = [...read.flatMap((row) => row.problems), ...findRepeats(read)];
  const spoilt = new Set(problems.map(({ line }) => line));
  const findPrincipal = principalFinder(read, spoilt, rules);
  const members: Member[] = [];
  // Principals first: a dependant is taken only if its principal is.
  for (const row of read.toSorted((one, other) => rankOf(one) - rankOf(other))) {
    const { principal, problem } = findPrincipal(row);
    if (problem) {
      problems.push({ line: row.line, ...problem });
      spoilt.add(row.line);
    }
    if (!spoilt.has(row.line)) members.push(memberOf(row, principal, rules));
  }
  const readByLine = new Map(read.map((row) => [row.line, row]));
  return {
    members: members.toSorted(byLine),
    problems: problems.toSorted(byLine),
    rejected: rows
      .filter(({ line }) => spoilt.has(line))
      .map((row) => withFieldValues(row, readByLine.get(row.line)))
      .toSorted(byLine),
  };
}

async function readInTurns(rows: readonly TypedRow[], rules: ListRules): Promise<ReadMember[]> {
  const parts = batchesOf(rows, rowsATurn);
  const read = await mapInTurns(parts, (part) => part.map((row) => readMember(row, rules)));
  return read.flat();
}

function rankOf({ relation }: ReadMember): number {
  return relation === 'member' ? 0 : 1;
}

function byLine(one: { readonly line: number }, other: { readonly line: number }): number {
  return one.line - other.line;
}

/**
 * Gives a row's choices the values of the page's fields. What is none of them stays as it was typed,
 * and so stays a mistake until somebody has chosen.
 */
function withFieldValues({ line, cells }: TypedRow, read: ReadMember | undefined): TypedRow {
  if (!read) return { line, cells };
  const { gender, relation, plan = '', stateId, problems } = read;
  const wrong = problems.flatMap(({ column }) => (column ? [[column, cells[column]]] : []));
  const choices = { gender, relation, plan, state: stateId };
  return { line, cells: { ...cells, ...choices, ...Object.fromEntries(wrong) } };
}

/** Names each row that repeats a person, or a number, of an earlier one. */
function findRepeats(read: readonly ReadMember[]): MemberProblem[] {
  const lines = new Map<string, number>();
  /** Returns the line that has this key already, or notes it. */
  const findEarlier = (line: number, key: string): number | undefined => {
    const earlier = lines.get(key);
    if (earlier === undefined) lines.set(key, line);
    return earlier;
  };
  return read.flatMap((row): MemberProblem[] => {
    const { line, firstName, lastName, birth, number, relation } = row;
    const isNamed = firstName !== '' && lastName !== '' && birth !== '';
    const person = isNamed ? findEarlier(line, `person ${personKey(row)}`) : undefined;
    if (person !== undefined) {
      const reason = `The same name and date of birth as line ${person}`;
      return [{ line, column: undefined, reason }];
    }
    const isNumbered = relation === 'member' && number !== '';
    const other = isNumbered ? findEarlier(line, `number ${foldText(number)}`) : undefined;
    if (other === undefined) return [];
    return [{ line, column: 'number', reason: `Line ${other} has this number too` }];
  });
}

interface Placed {
  readonly principal?: ReadMember;
  readonly problem?: { readonly column: MemberColumn; readonly reason: string };
}

/** Finds whose dependant each row is, by number or else by line, or says why it cannot be one. */
function principalFinder(
  read: readonly ReadMember[],
  spoilt: ReadonlySet<number>,
  { buyer, hasDependants, prices }: ListRules,
) {
  const noun = buyer === 'staff' ? 'staff member' : 'member';
  const all = read.filter(({ relation }) => relation === 'member');
  const principals = new Map(all.map((row) => [String(row.line), row]));
  for (const row of all.toReversed()) if (row.number) principals.set(foldText(row.number), row);
  const { mostAdults, mostChildren, mostParents } = prices.family;
  const limits = {
    spouse: [mostAdults - 1, 'spouse', 'spouses'],
    child: [mostChildren, 'child', 'children'],
    parent: [mostParents, 'parent', 'parents'],
  } as const;
  const counts = new Map<string, number>();
  const problem = (column: MemberColumn, reason: string): Placed => ({
    problem: { column, reason },
  });

  return (row: ReadMember): Placed => {
    const { dependantOf, relation, problems, line } = row;
    if (problems.some(({ column }) => column === 'relation')) return {};
    if (relation === 'member') {
      if (dependantOf === '') return {};
      return problem('principal', 'Leave this empty, or give the relation of a dependant');
    }
    if (!hasDependants) {
      return problem('relation', 'This is a dependant, but you chose a list without dependants');
    }
    if (dependantOf === '')
      return problem('principal', `Enter the number or the line of the ${noun}`);
    const principal = principals.get(foldText(dependantOf));
    if (!principal) {
      const short = dependantOf.length > 40 ? `${dependantOf.slice(0, 39)}…` : dependantOf;
      return problem('principal', `No ${noun} on this list has the number or line “${short}”`);
    }
    if (spoilt.has(principal.line)) {
      return problem(
        'principal',
        `Correct line ${principal.line} first, because this person depends on it`,
      );
    }
    if (spoilt.has(line)) return { principal };
    const key = `${relation} ${principal.line}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    const [most, one, many] = limits[relation];
    if (count <= most) return { principal };
    const limit = `${most} ${most === 1 ? one : many}`;
    return problem('relation', `Line ${principal.line} has more than ${limit}. For more, call us`);
  };
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
