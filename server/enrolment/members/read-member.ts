import type { ListRules } from '#app/features/buying/enrolment/members/member-lists.ports.ts';
import {
  memberColumns,
  type Member,
  type MemberColumn,
  type MemberProblem,
  type MemberRelation,
  type TypedRow,
} from '#app/features/buying/enrolment/members/member.ts';
import type { TierId } from '#app/features/buying/prices/price-list.ts';
import { checkBirth } from '#app/features/buying/enrolment/steps/check-birth.ts';
import { cleanLine } from '#app/kernel/clean-text.ts';
import { createAreas } from '#server/providers/areas.ts';
import { quoted } from '#server/providers/import/problem.ts';
import type { Read } from '#server/providers/import/value-readers.ts';
import {
  readEmail,
  readGender,
  readName,
  readNumber,
  readPhone,
  readPlan,
  readRelation,
} from './member-values.ts';

/** A row by itself: whose dependant it is, and the plan of a dependant, depend on the others. */
export interface ReadMember extends Omit<Member, 'principal' | 'plan'> {
  /** As typed: a staff number or a line. */
  readonly dependantOf: string;
  readonly plan: TierId | undefined;
  readonly problems: readonly MemberProblem[];
}

const areas = createAreas({ states: { fct: ['Abuja', 'FCT Abuja'] }, lgas: {} });
const roles = { member: 'adult', spouse: 'adult', child: 'child', parent: 'adult' } as const;

/** Reads one row, with every problem in it. */
export function readMember({ line, cells }: TypedRow, rules: ListRules): ReadMember {
  const problems: MemberProblem[] = [];
  const text = (column: MemberColumn) => cells[column] ?? '';
  function take<Value>(column: MemberColumn, read: Read<Value>, otherwise: Value): Value {
    if ('value' in read) return read.value;
    problems.push({ line, column, reason: read.reason });
    return otherwise;
  }
  const dependantOf = cleanLine(text('principal'));
  const relation = take('relation', readRelation(text('relation'), dependantOf !== ''), 'member');
  const stateId = take('state', readState(text('state'), relation), '');
  return {
    line,
    firstName: take('firstName', readName(text('firstName')), ''),
    lastName: take('lastName', readName(text('lastName')), ''),
    gender: take('gender', readGender(text('gender')), 'female'),
    birth: take('birth', readBirth(text('birth'), relation, rules), ''),
    relation,
    number: take('number', readNumber(text('number')), ''),
    dependantOf,
    plan: take('plan', readPlan(text('plan'), rules), undefined),
    email: take('email', readEmail(text('email')), ''),
    phone: take('phone', readPhone(text('phone')), ''),
    stateId,
    lgaId: take('lga', readLga(text('lga'), stateId), ''),
    problems: problems.toSorted((one, other) => placeOf(one) - placeOf(other)),
  };
}

/** Gives a row's choices the values of the page's fields; what is none of them is empty. */
export function withFieldValues({ line, cells }: TypedRow, rules: ListRules): TypedRow {
  const text = (column: MemberColumn) => cells[column] ?? '';
  const valueOf = (read: Read<string | undefined>) => ('value' in read ? (read.value ?? '') : '');
  const choices = {
    gender: valueOf(readGender(text('gender'))),
    relation: valueOf(readRelation(text('relation'), text('principal').trim() !== '')),
    plan: valueOf(readPlan(text('plan'), rules)),
    state: valueOf(readState(text('state'), 'spouse')),
  };
  return { line, cells: { ...cells, ...choices } };
}

function placeOf({ column }: MemberProblem): number {
  return column === undefined ? -1 : memberColumns.indexOf(column);
}

function readBirth(text: string, relation: MemberRelation, rules: ListRules): Read<string> {
  const birth = checkBirth(text, roles[relation], rules);
  if (birth.kind === 'birth') return { value: birth.day };
  return { reason: birth.kind === 'empty' ? 'Enter the date of birth' : birth.message };
}

/** Dependants live with their principal unless they say otherwise. */
function readState(text: string, relation: MemberRelation): Read<string> {
  if (text.trim() === '') {
    return relation === 'member'
      ? { reason: 'Enter the state where this person lives' }
      : { value: '' };
  }
  const state = areas.findState(text);
  return state ? { value: state.id } : { reason: `${quoted(text)} is not a state of Nigeria` };
}

function readLga(text: string, stateId: string): Read<string> {
  if (text.trim() === '') return { value: '' };
  const lga = areas.findLga(text, stateId || undefined);
  if (lga) return { value: lga.id };
  return { reason: `${quoted(text)} is not a local government area of this state` };
}
