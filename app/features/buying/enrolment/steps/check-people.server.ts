import * as v from 'valibot';
import type { FieldErrors } from '#app/kernel/form-answer.ts';
import { askAboutAddress, askedName } from '#app/kernel/mail-question.ts';
import { emailAddress } from '#app/kernel/form-rules.ts';
import { parsePhone, phoneMessage } from '#app/leads/parse-phone.server.ts';
import { findCountry } from '#app/site/countries.ts';
import { findState } from '#app/site/nigeria/states.ts';
import { relationLabel } from '../../quote/form/quote-choices.ts';
import { buyerOf, isGroup, isSponsor, typed, type Draft } from '../draft/draft.ts';
import { checkBirth, type AgeRules } from './check-birth.ts';
import { fieldOf, peopleOf, phoneCountry, type PersonSlot } from './people.ts';

type Check = readonly [field: string, message: string | undefined];

const longestName = 80;

/** Returns the error messages of the people step by field, in the order of the form. */
export function checkPeople(draft: Draft, rules: AgeRules): FieldErrors {
  const people = peopleOf(draft).map((slot) => checkPerson(slot, draft, rules));
  const checks = isSponsor(draft)
    ? [...people.flat(), ...checkContact(draft), ...checkSponsor(draft)]
    : [
        ...checkOrganisation(draft),
        ...(people[0] ?? []),
        ...checkContact(draft),
        ...(isGroup(buyerOf(draft)) ? [checkState(draft, 'state', 'Choose a state')] : []),
        ...people.slice(1).flat(),
      ];
  return Object.fromEntries(
    checks.filter((check): check is [string, string] => check[1] !== undefined),
  );
}

function checkPerson(slot: PersonSlot, draft: Draft, rules: AgeRules): Check[] {
  const isSelf = slot.key === '';
  const field = (part: Parameters<typeof fieldOf>[1]) => fieldOf(slot, part);
  const name = isSelf ? 'Enter your name' : `${slot.title}: enter a full name`;
  const state = isSelf ? 'Choose a state' : 'Choose the state where they live';
  const gender = `${isSelf ? 'Enter your' : `${slot.title}: enter a`} gender, such as Male or Female`;
  return [
    [field('name'), checkWords(draft, field('name'), name)],
    [field('birth'), checkOneBirth(slot, draft, rules)],
    [field('gender'), checkWords(draft, field('gender'), gender, 'a gender')],
    ...(slot.isFirst && !isSelf && relationLabel(typed(draft, 'relation')) === undefined
      ? [['relation', 'Choose what this person is to you'] as const]
      : []),
    ...(slot.hasContact
      ? [checkPhone(draft, field('phone')), checkEmail(draft, field('email'))]
      : []),
    // An area that nobody knows is kept as typed.
    checkState(draft, field('state'), slot.isFirst ? state : undefined),
  ];
}

function checkOneBirth(slot: PersonSlot, draft: Draft, rules: AgeRules): string | undefined {
  const birth = checkBirth(typed(draft, fieldOf(slot, 'birth')), slot.role, rules);
  if (birth.kind === 'problem') return birth.message;
  if (birth.kind === 'birth') return undefined;
  const request = slot.key === '' ? 'Enter your' : `${slot.title}: enter a`;
  return `${request} date of birth, for example 27 3 1990`;
}

/** Checks how to reach whoever sends the order; a covered visitor's name is checked as a person's. */
function checkContact(draft: Draft): Check[] {
  return [
    ['name', checkWords(draft, 'name', 'Enter your name')],
    checkPhone(draft, 'phone', 'Enter your phone number'),
    checkEmail(draft, 'email', 'Enter your email address'),
  ];
}

function checkSponsor(draft: Draft): Check[] {
  const country = findCountry(typed(draft, 'country'));
  return [
    ['country', country ? undefined : 'Choose the country where you live'],
    ['city', checkWords(draft, 'city', 'Enter the city or town where you live', 'a city or town')],
  ];
}

function checkOrganisation(draft: Draft): Check[] {
  const buyer = buyerOf(draft);
  if (!isGroup(buyer)) return [];
  const request = `Enter the name of the ${buyer === 'staff' ? 'company' : 'association'}`;
  return [['organisation', checkWords(draft, 'organisation', request)]];
}

function checkWords(
  draft: Draft,
  field: string,
  request: string,
  what = 'a name',
): string | undefined {
  const words = typed(draft, field);
  if (words === '') return request;
  if (!/\p{L}/u.test(words)) return `Enter ${what} that contains letters`;
  return words.length > longestName
    ? `Enter ${what} of up to ${longestName} characters`
    : undefined;
}

/** Checks a phone number; one without a request can be left empty. */
function checkPhone(draft: Draft, field: string, request?: string): Check {
  const phone = typed(draft, field);
  if (phone === '') return [field, request];
  const country = phoneCountry(draft, field);
  return [field, parsePhone(phone, country) === undefined ? phoneMessage(country) : undefined];
}

/** Checks an email address; one without a request can be left empty. */
function checkEmail(draft: Draft, field: string, request?: string): Check {
  if (typed(draft, field) === '') return [field, request];
  const result = v.safeParse(emailAddress, draft[field]);
  if (!result.success) return [field, result.issues[0].message];
  return [field, askAboutAddress(typed(draft, field), typed(draft, askedName(field)))];
}

/** Checks a state; one without a request can be left empty. */
function checkState(draft: Draft, field: string, request: string | undefined): Check {
  const state = typed(draft, field);
  if (state === '') return [field, request];
  return [field, findState(state) ? undefined : 'Choose a state from the list'];
}
