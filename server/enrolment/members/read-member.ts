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
import { checkBirth, type Birth } from '#app/features/buying/enrolment/steps/check-birth.ts';
import { cleanLine } from '#app/kernel/clean-text.ts';
import { foldText } from '#app/kernel/fold-text.ts';
import { optionalEmail } from '#app/kernel/form-rules.ts';
import { parsePhone, phoneMessage } from '#app/leads/parse-phone.server.ts';
import { createAreas } from '#server/providers/areas.ts';
import { quoted } from '#server/providers/import/value-readers.ts';

/** A row by itself: whose dependant it is, and the plan of a dependant, depend on the others. */
export interface ReadMember extends Omit<Member, 'principal' | 'plan'> {
  /** As typed: a staff number or a line. */
  readonly dependantOf: string;
  readonly plan: TierId | undefined;
  /** In the order of columns. */
  readonly problems: readonly MemberProblem[];
}

const areas = createAreas({ states: { fct: ['Abuja', 'FCT Abuja'] }, lgas: {} });
const longestName = 60;
const longestNumber = 40;
const formula = /^[=+\-@]/;
const failedFormula = /^#(?:N\/A|DIV\/0!|[A-Z]+[!?])$/;

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

/** Reads one row, with every problem in it; a cell with a problem counts as empty. */
export function readMember({ line, cells }: TypedRow, rules: ListRules): ReadMember {
  const { raw, text, said, unknown, refuse, short, name, problems } = readCells(cells);
  const dependantOf = cleanLine(raw('principal'), longestNumber);
  const isPrincipal = text('relation') === '' && dependantOf === '';
  const relation = isPrincipal ? 'member' : findByWord(relationWords, text('relation'));
  if (!relation) {
    refuse('relation', `${unknown('relation')}Enter staff, member, spouse, child or parent`);
  }
  const gender = findByWord(genderWords, text('gender'));
  if (!gender) refuse('gender', `${unknown('gender')}Enter female or male`);
  const birth = checkBirth(raw('birth'), relation === 'child' ? 'child' : 'adult', rules);
  if (birth.kind !== 'birth') refuse('birth', birthProblem(text('birth'), birth));
  const plan = findPlan(text('plan'), rules);
  if (text('plan') !== '' && !plan) {
    refuse('plan', `${said('plan')} is neither a plan nor a grade in your table of grades`);
  }
  const email = v.safeParse(optionalEmail, raw('email'));
  if (!email.success) refuse('email', email.issues[0].message);
  const phone = text('phone') === '' ? '' : parsePhone(raw('phone'));
  if (phone === undefined) refuse('phone', phoneProblem(text('phone')));
  const state = areas.findState(text('state'));
  if (text('state') !== '' && !state) refuse('state', `${said('state')} is not a state of Nigeria`);
  // Dependants live with their principal unless they say otherwise.
  if (text('state') === '' && (relation ?? 'member') === 'member') {
    refuse('state', 'Enter the state where this person lives');
  }
  // Nobody needs to know an area: one that isn't on our list is kept as typed.
  const area = short('lga', longestName);
  return {
    line,
    firstName: name('firstName'),
    lastName: name('lastName'),
    gender: gender ?? 'female',
    birth: birth.kind === 'birth' ? birth.day : '',
    relation: relation ?? 'member',
    number: short('number', longestNumber),
    dependantOf,
    plan,
    email: email.success ? email.output.toLowerCase() : '',
    phone: phone ?? '',
    stateId: state?.id ?? '',
    lgaId: areas.findLga(area, state?.id)?.id ?? area,
    problems: problems(line),
  };
}

function readCells(cells: TypedRow['cells']) {
  const reasons = new Map<MemberColumn, string>();
  const raw = (column: MemberColumn) => cells[column] ?? '';
  const text = (column: MemberColumn) => raw(column).trim();
  const said = (column: MemberColumn) => quoted(text(column));
  const refuse = (column: MemberColumn, reason: string) => void reasons.set(column, reason);
  const short = (column: MemberColumn, most: number): string => {
    const cell = cleanLine(raw(column), most);
    // A spreadsheet would run it when staff open the list.
    if (formula.test(cell)) refuse(column, `${quoted(cell)} begins like a formula`);
    if (cell.length > most) refuse(column, `Shorten this to ${most} characters`);
    return reasons.has(column) ? '' : cell;
  };
  return {
    raw,
    text,
    said,
    refuse,
    short,
    unknown: (column: MemberColumn) =>
      text(column) === '' ? '' : `${said(column)} isn’t one we know. `,
    name: (column: MemberColumn): string => {
      const cell = short(column, longestName);
      if (cell === '' && !reasons.has(column)) refuse(column, 'Enter the name');
      return cell;
    },
    problems: (line: number) =>
      memberColumns.flatMap((column): MemberProblem[] => {
        const failure = `The spreadsheet has no result for this formula: ${text(column)}`;
        const reason = failedFormula.test(text(column)) ? failure : reasons.get(column);
        return reason === undefined ? [] : [{ line, column, reason }];
      }),
  };
}

function birthProblem(text: string, birth: Exclude<Birth, { readonly kind: 'birth' }>): string {
  if (birth.kind === 'empty') return 'Enter the date of birth';
  // As spreadsheets count days.
  return /^\d{5}$/.test(text)
    ? 'The spreadsheet has made this a number. Format the column as a date or as text'
    : birth.message;
}

function phoneProblem(text: string): string {
  return /\d[eE]\+\d/.test(text)
    ? 'The spreadsheet has shortened this number. Format the column as text and enter it again'
    : phoneMessage();
}

/** Finds a plan by its name or by one of the group's grades. */
function findPlan(text: string, { grades }: ListRules): TierId | undefined {
  const folded = foldText(text);
  const grade = grades.find(({ name }) => folded !== '' && foldText(name) === folded);
  return grade?.plan ?? findChoice(tierIds, folded.replace(/ plan$/, ''));
}

function findByWord<Value extends string>(
  words: Readonly<Record<Value, readonly string[]>>,
  text: string,
): Value | undefined {
  const folded = foldText(text);
  const entries = Object.entries(words) as [Value, readonly string[]][];
  return entries.find(([, accepted]) => accepted.includes(folded))?.[0];
}
