import * as v from 'valibot';
import { cleanLine } from '#app/kernel/clean-text.ts';
import { formatDay } from '#app/kernel/days.ts';
import type { FieldErrors } from '#app/kernel/form-answer.ts';
import { askAboutAddress, askedName } from '#app/kernel/mail-question.ts';
import { emailAddress } from '#app/kernel/form-rules.ts';
import { parsePhone, phoneMessage } from '#app/leads/parse-phone.server.ts';
import { findCountry } from '#app/site/countries.ts';
import { findState } from '#app/site/nigeria/states.ts';
import { relationLabel } from '../../quote/form/quote-choices.ts';
import { buyerOf, isGroup, isSponsor, longestValue, typed, type Draft } from '../draft/draft.ts';
import { checkBirth, type AgeRules } from './check-birth.ts';
import { fieldOf, homeOf, peopleOf, phoneCountry, prefixed, type PersonSlot } from './people.ts';

/** An answer of the people step: what the review says, what staff read, and what is wrong with it. */
export interface Answer {
  readonly field: string;
  readonly label: string;
  /** Empty where nothing was given. */
  readonly text: string;
  readonly saved: string;
  /** Its name for staff, where that is not the field's. */
  readonly savedAs?: string;
  readonly problem: string | undefined;
}

const longestName = 80;

/**
 * Returns the answers of the people step in the order of the form: those about each person covered, and
 * those of whoever sends the order, where that is none of them.
 */
export function answersOf(draft: Draft, rules: AgeRules) {
  const people = peopleOf(draft).map((slot) => ({ slot, answers: ofPerson(slot, draft, rules) }));
  const isCovered = people.length > 0 && !isSponsor(draft);
  return { people, contact: isCovered ? [] : ofContact(draft) };
}

/** Returns the error messages of the people step by field, in the order of the form. */
export function checkPeople(draft: Draft, rules: AgeRules): FieldErrors {
  const { people, contact } = answersOf(draft, rules);
  const all = [...people.flatMap(({ answers }) => answers), ...contact];
  return Object.fromEntries(
    all.flatMap(({ field, problem }) => (problem === undefined ? [] : [[field, problem]])),
  );
}

function ofPerson(slot: PersonSlot, draft: Draft, rules: AgeRules): readonly Answer[] {
  const isSelf = slot.key === '';
  const name = isSelf ? 'Enter your name' : `${slot.title}: enter a full name`;
  const gender = `${isSelf ? 'Enter your' : `${slot.title}: enter a`} gender, such as Male or Female`;
  const relation = relationLabel(typed(draft, 'relation'));
  return [
    words(draft, 'Name', fieldOf(slot, 'name'), name),
    birthOf(slot, draft, rules),
    words(draft, 'Gender', fieldOf(slot, 'gender'), gender, 'a gender'),
    ...(slot.isFirst && !isSelf
      ? [choice('To you', 'relation', relation, 'Choose what this person is to you')]
      : []),
    ...(slot.hasContact
      ? [phone(draft, fieldOf(slot, 'phone')), email(draft, fieldOf(slot, 'email'))]
      : []),
    homeAnswer(slot, draft),
    ...(isSelf ? reachOf(draft) : []),
  ];
}

function ofContact(draft: Draft): readonly Answer[] {
  const buyer = buyerOf(draft);
  const name = words(draft, 'Name', 'name', 'Enter your name');
  if (!isGroup(buyer)) {
    const country = findCountry(typed(draft, 'country'))?.name;
    const city = 'Enter the city or town where you live';
    return [
      name,
      ...reachOf(draft),
      choice('Country', 'country', country, 'Choose the country where you live'),
      words(draft, 'City', 'city', city, 'a city or town'),
    ];
  }
  const state = findState(typed(draft, 'state'))?.name ?? '';
  const problem = stateProblem(draft, 'state', 'Choose a state');
  const request = `Enter the name of the ${buyer === 'staff' ? 'company' : 'association'}`;
  return [
    name,
    ...reachOf(draft),
    { field: 'state', label: 'State', text: state, saved: state, problem },
    words(draft, 'Organisation', 'organisation', request),
  ];
}

/** How to reach whoever sends the order. */
function reachOf(draft: Draft): readonly Answer[] {
  return [
    phone(draft, 'phone', 'Enter your phone number'),
    email(draft, 'email', 'Enter your email address'),
  ];
}

function words(
  draft: Draft,
  label: string,
  field: string,
  request: string,
  what = 'a name',
): Answer {
  const text = typed(draft, field);
  return { field, label, text, saved: cleaned(text), problem: wordsProblem(text, request, what) };
}

function wordsProblem(text: string, request: string, what: string): string | undefined {
  if (text === '') return request;
  if (!/\p{L}/u.test(text)) return `Enter ${what} that contains letters`;
  return text.length > longestName ? `Enter ${what} of up to ${longestName} characters` : undefined;
}

/** @param name of what was chosen; undefined where that is none of the choices */
function choice(label: string, field: string, name: string | undefined, request: string): Answer {
  const text = name ?? '';
  return { field, label, text, saved: text, problem: name === undefined ? request : undefined };
}

function birthOf(slot: PersonSlot, draft: Draft, rules: AgeRules): Answer {
  const field = fieldOf(slot, 'birth');
  const birth = checkBirth(typed(draft, field), slot.role, rules);
  const line = { field, label: 'Born', text: '', saved: '' };
  switch (birth.kind) {
    case 'birth':
      return { ...line, text: formatDay(birth.day), saved: birth.day, problem: undefined };
    case 'problem':
      return { ...line, problem: birth.message };
    case 'empty': {
      const request = slot.key === '' ? 'Enter your' : `${slot.title}: enter a`;
      return { ...line, problem: `${request} date of birth, for example 27 3 1990` };
    }
  }
}

/** A phone number; one without a request can be left empty. */
function phone(draft: Draft, field: string, request?: string): Answer {
  const text = typed(draft, field);
  const country = phoneCountry(draft, field);
  const parsed = parsePhone(text, country);
  const wrong = parsed === undefined ? phoneMessage(country) : undefined;
  const problem = text === '' ? request : wrong;
  return { field, label: 'Phone', text, saved: parsed ?? '', problem };
}

/** An email address; one without a request can be left empty. */
function email(draft: Draft, field: string, request?: string): Answer {
  const text = typed(draft, field);
  const read = v.safeParse(emailAddress, draft[field]);
  const wrong = read.success
    ? askAboutAddress(text, typed(draft, askedName(field)))
    : read.issues[0].message;
  const problem = text === '' ? request : wrong;
  return {
    field,
    label: 'Email',
    text,
    saved: read.success ? read.output : cleaned(text),
    problem,
  };
}

/** Where a person lives, the area as typed: "Lekki, Lagos". An area that nobody knows is kept. */
function homeAnswer(slot: PersonSlot, draft: Draft): Answer {
  const { state, area } = homeOf(draft, slot);
  const name = findState(state)?.name ?? '';
  const isNamed = area === '' || area.toLowerCase().endsWith(name.toLowerCase());
  const request = slot.key === '' ? 'Choose a state' : 'Choose the state where they live';
  return {
    field: fieldOf(slot, 'state'),
    label: 'Lives in',
    text: isNamed ? area || name : `${area}, ${name}`,
    saved: name,
    savedAs: prefixed(slot.key, 'state'),
    problem: stateProblem(draft, fieldOf(slot, 'state'), slot.isFirst ? request : undefined),
  };
}

/** Checks a state; one without a request can be left empty. */
function stateProblem(
  draft: Draft,
  field: string,
  request: string | undefined,
): string | undefined {
  const state = typed(draft, field);
  if (state === '') return request;
  return findState(state) ? undefined : 'Choose a state from the list';
}

function cleaned(text: string): string {
  return cleanLine(text, longestValue);
}
