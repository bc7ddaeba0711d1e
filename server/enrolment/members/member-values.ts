import { findChoice, tierIds, type TierId } from '#app/features/buying/prices/price-list.ts';
import type { ListRules } from '#app/features/buying/enrolment/members/member-lists.ports.ts';
import type { Gender, MemberRelation } from '#app/features/buying/enrolment/members/member.ts';
import { cleanLine } from '#app/kernel/clean-text.ts';
import { foldText } from '#app/kernel/fold-text.ts';
import { optionalEmail } from '#app/kernel/form-rules.ts';
import { parsePhone, phoneMessage } from '#app/leads/parse-phone.server.ts';
import { quoted } from '#server/providers/import/problem.ts';
import type { Read } from '#server/providers/import/value-readers.ts';
import * as v from 'valibot';

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

/** Reads a first or last name. */
export function readName(text: string): Read<string> {
  const name = cleanLine(text);
  if (name === '') return { reason: 'Enter the name' };
  return readShort(name, longestName);
}

/** Reads a staff or member number; may be empty. */
export function readNumber(text: string): Read<string> {
  return readShort(cleanLine(text), longestNumber);
}

function readShort(text: string, most: number): Read<string> {
  if (text.length > most) return { reason: `Shorten this to ${most} characters` };
  // A spreadsheet would run it when staff open the list.
  if (/^[=+\-@]/.test(text)) return { reason: `${quoted(text)} begins like a formula` };
  return { value: text };
}

export function readGender(text: string): Read<Gender> {
  const gender = findByWord(genderWords, text);
  return gender ? { value: gender } : { reason: `${said(text)}Enter female or male` };
}

/** Reads a relation; empty is a principal unless someone's dependant is named. */
export function readRelation(text: string, isSomeones: boolean): Read<MemberRelation> {
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
export function readPlan(text: string, { grades }: ListRules): Read<TierId | undefined> {
  const folded = foldText(text);
  if (folded === '') return { value: undefined };
  const grade = grades.find(({ name }) => foldText(name) === folded);
  const plan = grade?.plan ?? findChoice(tierIds, folded.replace(/ plan$/, ''));
  if (plan) return { value: plan };
  return { reason: `${quoted(text)} is neither a plan nor a grade in your table of grades` };
}

export function readEmail(text: string): Read<string> {
  const read = v.safeParse(optionalEmail, text);
  if (read.success) return { value: read.output.toLowerCase() };
  return { reason: read.issues[0].message };
}

export function readPhone(text: string): Read<string> {
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
