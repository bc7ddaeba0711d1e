import * as v from 'valibot';
import type { FieldErrors } from '#app/kernel/form-data/form-answer.ts';
import { emailAddress } from '#app/kernel/form-data/field-rules.ts';
import { parsePhone, phoneMessage } from '#app/leads/parse-phone.server.ts';
import { findState } from '#app/location/nigeria/states.ts';
import { buyers } from '../quote/quote-request.ts';
import type { PriceList } from '../prices/price-list.ports.ts';
import { oneOf } from '../prices/one-of.ts';
import { checkBirth } from './check-birth.ts';
import { consentsFor } from './consents.ts';
import { buyerOf, isGroup, isSponsor, typed, type Draft } from './draft.ts';
import type { OrderPrice } from './order-price.ts';
import { peopleOf, type PersonSlot } from './people.ts';
import type { StepId } from './steps.ts';

interface Checking {
  readonly draft: Draft;
  readonly price: OrderPrice;
  /** As YYYY-MM-DD. */
  readonly today: string;
  readonly prices: PriceList;
}

const longestName = 80;

/** What is wrong with one step, in words, by the name of the field and in the order of the form. */
export function checkStep(step: StepId, checking: Checking): FieldErrors {
  switch (step) {
    case 'who':
      return checkWho(checking);
    case 'people':
      return checkPeople(checking);
    case 'hospital':
      return {};
    case 'review':
      return checkConsents(checking.draft);
  }
}

const whoFields = new Set(['who', 'hasSpouse', 'children', 'parents', 'people', 'older']);

function checkWho({ draft, price, prices }: Checking): FieldErrors {
  if (!oneOf(buyers, draft['who'])) return { who: 'Choose who needs cover' };
  const { mostParents } = prices.family;
  const found = price.problems
    .filter(({ field }) => whoFields.has(field))
    .map(({ field, message }) => [field, message]);
  const parents = typed(draft, 'parents');
  if (!/^\d?$/.test(parents) || Number(parents) > mostParents) {
    found.push(['parents', `Enter a number of parents up to ${mostParents}`]);
  }
  return Object.fromEntries(found) as FieldErrors;
}

function checkPeople(checking: Checking): FieldErrors {
  const { draft } = checking;
  const people = peopleOf(draft);
  const others = people
    .filter(({ key }) => key !== '')
    .flatMap((slot) => checkPerson(slot, checking));
  const self = people.find(({ key }) => key === '');
  const state = checkState(
    draft,
    isSponsor(draft) ? 'Choose the state where they live' : 'Choose a state',
  );
  const contact: Check[] = [
    ['name', checkName(draft, 'name', 'Enter your name')],
    ['birth', self && checkOneBirth(self, checking)],
    ['phone', checkPhone(draft, 'phone', 'Enter your phone number')],
    ['email', checkEmail(draft)],
  ];
  const memberPhone: Check = ['memberPhone', checkPhone(draft, 'memberPhone', undefined)];
  const checks: readonly Check[] = isSponsor(draft)
    ? [...others, memberPhone, ['state', state], ...contact]
    : [organisation(draft), ...contact, ['state', state], ...others];
  return Object.fromEntries(
    checks.filter((check): check is [string, string] => check[1] !== undefined),
  );
}

/** A field and what is wrong with it, if anything is. */
type Check = readonly [field: string, message: string | undefined];

function checkPerson(slot: PersonSlot, checking: Checking): Check[] {
  const { draft } = checking;
  const name = checkName(draft, slot.nameField, `Enter the name: ${lowerCase(slot.title)}`);
  return [
    [slot.nameField, name],
    [slot.birthField, checkOneBirth(slot, checking)],
  ];
}

function checkOneBirth(slot: PersonSlot, checking: Checking): string | undefined {
  const birth = checkBirth(typed(checking.draft, slot.birthField), slot.role, checking);
  if (birth.kind === 'problem') return birth.message;
  if (birth.kind === 'birth') return undefined;
  const isSelf = slot.key === '';
  const what = isSelf ? 'your date of birth' : `the date of birth: ${lowerCase(slot.title)}`;
  return `Enter ${what}, like 27 3 1990`;
}

function organisation(draft: Draft): Check {
  const buyer = buyerOf(draft);
  if (!isGroup(buyer)) return ['organisation', undefined];
  return ['organisation', checkName(draft, 'organisation', organisationOf(buyer))];
}

function organisationOf(buyer: string): string {
  return buyer === 'staff' ? 'Enter the name of the company' : 'Enter the name of the association';
}

function lowerCase(title: string): string {
  return title.charAt(0).toLowerCase() + title.slice(1);
}

function checkName(draft: Draft, field: string, request: string): string | undefined {
  const name = typed(draft, field);
  if (name === '') return request;
  if (!/\p{L}/u.test(name)) return 'Enter a name in letters';
  return name.length > longestName ? `Shorten this to ${longestName} characters` : undefined;
}

/** @param request said about an empty field; left out where it may stay empty */
function checkPhone(draft: Draft, field: string, request: string | undefined): string | undefined {
  const phone = typed(draft, field);
  if (phone === '') return request;
  return parsePhone(phone) === undefined ? phoneMessage : undefined;
}

function checkEmail(draft: Draft): string | undefined {
  const result = v.safeParse(emailAddress, draft['email'] ?? '');
  return result.success ? undefined : result.issues[0].message;
}

function checkState(draft: Draft, request: string): string | undefined {
  return findState(typed(draft, 'state')) ? undefined : request;
}

function checkConsents(draft: Draft): FieldErrors {
  const missing = consentsFor(draft).filter(({ field, wording }) => draft[field] !== wording);
  return Object.fromEntries(missing.map(({ field, request }) => [field, request]));
}
