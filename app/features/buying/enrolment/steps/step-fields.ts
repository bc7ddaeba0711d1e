import type { CurrencyCode } from '#app/kernel/money.ts';
import { currencyAbroad, type TierId } from '../../prices/price-list.ts';
import { textIn } from '#app/kernel/form-answer.ts';
import { askedName, meantName } from '#app/kernel/mail-question.ts';
import {
  hintFields,
  longestValue,
  ownFields,
  payFields,
  whoFields,
  type Draft,
} from '../draft/draft.ts';
import type { StepId } from './enrolment-steps.tsx';
import { fieldOf, peopleOf, type PersonPart } from './people.ts';

/** Names in addresses and forms beside the fields of an order. */
export const controlNames = {
  step: 'step',
  /** The field that is changed from the review, which comes next. */
  change: 'change',
  /** What a button other than "Continue" does. */
  go: 'go',
  /** What the review showed. */
  seen: 'seen',
  plan: 'plan',
} as const;

/** The id of the step's form, of which the order beside it has fields too. */
export const formId = 'checkout-form';

/** Given for a field, lets the order beside the step take the focus. */
export const orderFocus = 'order';

/** Stands for all fields of a step that is changed from the review. */
export const changeAny = 'any';

/** The address of a step. @param change the field to change, after which the review comes back */
export function stepPath(plan: TierId, step: StepId, change?: string): string {
  const query = new URLSearchParams({ [controlNames.step]: step });
  if (change !== undefined) query.set(controlNames.change, change);
  return `/checkout/${plan}?${query}`;
}

const contactFields = ['name', 'phone', 'email'];
const sponsorFields = ['relation', 'country', 'city'];
const personParts: readonly PersonPart[] = ['name', 'birth', 'gender', 'state', 'area'];

function fieldNames(step: StepId, draft: Draft): readonly string[] {
  switch (step) {
    case 'who':
      return [...whoFields, ...hintFields];
    case 'people':
      return [...contactFields, ...peopleFields(draft)];
    case 'hospital':
      return peopleOf(draft).flatMap((slot) => [
        fieldOf(slot, 'hospitalText'),
        fieldOf(slot, 'hospital'),
      ]);
    case 'review':
      return [];
  }
}

function peopleFields(draft: Draft): readonly string[] {
  const people = peopleOf(draft);
  if (people.length === 0) return ['organisation', 'state'];
  const named = people.flatMap((slot) => {
    const reach = slot.hasContact ? (['phone', 'email'] as const) : [];
    return [...personParts, ...reach].map((part) => fieldOf(slot, part));
  });
  return [...named, ...sponsorFields];
}

/** Choices, numbers and days, which also come back where they are typed amiss: "31 February 1990". */
const shortFields = new Set<string>([
  ...whoFields,
  ...payFields,
  'age',
  'spouse',
  'parent1',
  'parent2',
  'start',
]);
const longestShort = 20;

/** Returns an answer as typed, or the suggested address that the visitor accepted instead. */
function answerIn(form: FormData, name: string): string {
  const meant = textIn(form, meantName(name), longestValue);
  return meant || textIn(form, name, shortFields.has(name) ? longestShort : longestValue);
}

/** Adds what a step's form says to a draft; fields that are no part of the step are ignored. */
export function withStep(draft: Draft, step: StepId, form: FormData): Draft {
  const asked = fieldNames(step, draft);
  // The order beside each step asks how to pay.
  const emails = asked.filter((name) => /email$/i.test(name));
  const names = [...asked, ...emails.map(askedName), ...payFields];
  const sent = names.filter((name) => form.has(name));
  // A box that is not ticked is not sent.
  const unticked = step === 'who' ? { hasSpouse: '' } : {};
  const typed = sent.map((name) => [name, answerIn(form, name)] as const);
  return followCountry(draft, { ...draft, ...unticked, ...Object.fromEntries(typed) });
}

/** Prices an order from abroad in the currency of the country, until somebody has chosen one. */
function followCountry(before: Draft, after: Draft): Draft {
  const isChosen =
    new URLSearchParams(before[ownFields.link]).has('currency') ||
    before['currency'] !== countryCurrency(before) ||
    after['currency'] !== before['currency'];
  if (isChosen || before[ownFields.abroad] !== 'yes') return after;
  return { ...after, currency: countryCurrency(after) };
}

function countryCurrency(draft: Draft): CurrencyCode {
  return currencyAbroad((draft['country'] ?? '').toUpperCase());
}
