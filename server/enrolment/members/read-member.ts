import * as v from 'valibot';
import type { ListRules } from '#app/features/buying/enrolment/members/member-lists.ports.ts';
import {
  memberColumns,
  type Gender,
  type Member,
  type MemberColumn,
  type MemberProblem,
  type MemberRelation,
  type TypedRow,
} from '#app/features/buying/enrolment/members/member.ts';
import { findChoice, tierIds, type TierId } from '#app/features/buying/prices/price-list.ts';
import { checkBirth } from '#app/features/buying/enrolment/steps/check-birth.ts';
import { cleanLine } from '#app/kernel/clean-text.ts';
import { foldText } from '#app/kernel/fold-text.ts';
import { optionalEmail } from '#app/kernel/form-rules.ts';
import { parsePhone, phoneMessage } from '#app/leads/parse-phone.server.ts';
import { createAreas } from '#server/providers/areas.ts';
import { quoted, type Read } from '#server/providers/import/value-readers.ts';

/** A row by itself: whose dependant it is, and the plan of a dependant, depend on the others. */
export interface ReadMember extends Omit<Member, 'principal' | 'plan'> {
  /** As typed: a staff number or a line. */
  readonly dependantOf: string;
  readonly plan: TierId | undefined;
  readonly problems: readonly MemberProblem[];
}

const areas = createAreas({ states: { fct: ['Abuja', 'FCT Abuja'] }, lgas: {} });
const formulaFailure = /^#(?:N\/A|DIV\/0!|[A-Z]+[!?])$/;
const roles = { member: 'adult', spouse: 'adult', child: 'child', parent: 'adult' } as const;

/** Reads one row, with every problem in it. */
export function readMember({ line, cells }: TypedRow, rules: ListRules): ReadMember {
  const problems: MemberProblem[] = [];
  const text = (column: MemberColumn) => cells[column] ?? '';
  function take<Value>(column: MemberColumn, read: Read<Value>, otherwise: Value): Value {
    const [failure] = formulaFailure.exec(text(column)) ?? [];
    if ('value' in read && failure === undefined) return read.value;
    const reason = failure && `The spreadsheet has no result for this formula: ${failure}`;
    problems.push({ line, column, reason: reason ?? ('reason' in read ? read.reason : '') });
    return otherwise;
  }
  const dependantOf = cleanLine(text('principal'), longestNumber);
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

/**
 * Gives a row's choices the values of the page's fields. What is none of them stays as it was typed,
 * and so stays a mistake until somebody has chosen.
 */
export function withFieldValues({ line, cells }: TypedRow, rules: ListRules): TypedRow {
  const text = (column: MemberColumn) => cells[column] ?? '';
  const valueOf = (column: MemberColumn, read: Read<string | undefined>) =>
    'value' in read ? (read.value ?? '') : text(column);
  const isSomeones = text('principal').trim() !== '';
  const choices = {
    gender: valueOf('gender', readGender(text('gender'))),
    relation: valueOf('relation', readRelation(text('relation'), isSomeones)),
    plan: valueOf('plan', readPlan(text('plan'), rules)),
    state: valueOf('state', readState(text('state'), 'spouse')),
  };
  return { line, cells: { ...cells, ...choices } };
}

function placeOf({ column }: MemberProblem): number {
  return column === undefined ? -1 : memberColumns.indexOf(column);
}

function readBirth(text: string, relation: MemberRelation, rules: ListRules): Read<string> {
  const birth = checkBirth(text, roles[relation], rules);
  if (birth.kind === 'birth') return { value: birth.day };
  // As spreadsheets count days.
  if (/^\d{5}$/.test(text.trim())) {
    const reason = 'The spreadsheet has made this a number. Format the column as a date or as text';
    return { reason };
  }
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

const longestName = 60;
const longestNumber = 40;

const genderWords: Readonly<Record<Gender, readonly string[]>> = {
  female: ['female', 'f', 'woman'],
  male: ['male', 'm', 'man'],
};

const relationWords: Readonly<Record<MemberRelation, readonly string[]>> = {
  member: ['member', 'staff', 'employee', 'principal', 'self'],
  spouse: ['spouse', 'husband', 'wife'],
  child: ['child', 'son', 'daughter'],
  parent: ['parent', 'mother', 'father'],
};

function readName(text: string): Read<string> {
  const read = readShort(text, longestName);
  return 'value' in read && read.value === '' ? { reason: 'Enter the name' } : read;
}

/** Reads a staff or member number; may be empty. */
function readNumber(text: string): Read<string> {
  return readShort(text, longestNumber);
}

function readShort(text: string, most: number): Read<string> {
  const short = cleanLine(text, most);
  if (short.length > most) return { reason: `Shorten this to ${most} characters` };
  // A spreadsheet would run it when staff open the list.
  if (/^[=+\-@]/.test(short)) return { reason: `${quoted(short)} begins like a formula` };
  return { value: short };
}

function readGender(text: string): Read<Gender> {
  const gender = findByWord(genderWords, text);
  return gender ? { value: gender } : { reason: `${said(text)}Enter female or male` };
}

/** Reads a relation; empty is a principal unless someone's dependant is named. */
function readRelation(text: string, isSomeones: boolean): Read<MemberRelation> {
  if (text.trim() === '' && !isSomeones) return { value: 'member' };
  const relation = findByWord(relationWords, text);
  return relation
    ? { value: relation }
    : { reason: `${said(text)}Enter staff, member, spouse, child or parent` };
}

function findByWord<Value extends string>(
  words: Readonly<Record<Value, readonly string[]>>,
  text: string,
): Value | undefined {
  const folded = foldText(text);
  const entries = Object.entries(words) as [Value, readonly string[]][];
  return entries.find(([, accepted]) => accepted.includes(folded))?.[0];
}

/** Reads a plan or one of the group's grades; undefined when empty. */
function readPlan(text: string, { grades }: ListRules): Read<TierId | undefined> {
  const folded = foldText(text);
  if (folded === '') return { value: undefined };
  const grade = grades.find(({ name }) => foldText(name) === folded);
  const plan = grade?.plan ?? findChoice(tierIds, folded.replace(/ plan$/, ''));
  if (plan) return { value: plan };
  return { reason: `${quoted(text)} is neither a plan nor a grade in your table of grades` };
}

function readEmail(text: string): Read<string> {
  const read = v.safeParse(optionalEmail, text);
  if (read.success) return { value: read.output.toLowerCase() };
  return { reason: read.issues[0].message };
}

function readPhone(text: string): Read<string> {
  if (text.trim() === '') return { value: '' };
  const phone = parsePhone(text);
  if (phone !== undefined) return { value: phone };
  return {
    reason: /\d[eE]\+\d/.test(text)
      ? 'The spreadsheet has shortened this number. Format the column as text and enter it again'
      : phoneMessage,
  };
}

/** Quotes what was typed, as the start of a message. */
function said(text: string): string {
  return text.trim() === '' ? '' : `${quoted(text.trim())} isn’t one we know. `;
}
