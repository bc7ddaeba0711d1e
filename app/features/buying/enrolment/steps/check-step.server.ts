import type { FieldErrors } from '#app/kernel/form-answer.ts';
import { buyers } from '../../quote/price/quote.ts';
import { findChoice, type PriceList } from '../../prices/price-list.ts';
import { checkPeople } from './check-people.server.ts';
import { consentsFor } from './consents.ts';
import { typed, type Draft } from '../draft/draft.ts';
import type { OrderPrice } from '../order-price.ts';
import type { StepId } from './enrolment-steps.tsx';

interface Checking {
  readonly draft: Draft;
  readonly price: OrderPrice;
  /** As YYYY-MM-DD. */
  readonly today: string;
  readonly prices: PriceList;
}

/** Returns a step's error messages by field, in the order of the form. */
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
  if (!findChoice(buyers, draft['who'])) return { who: 'Choose who needs cover' };
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

function checkConsents(draft: Draft): FieldErrors {
  const missing = consentsFor(draft).filter(({ field, wording }) => draft[field] !== wording);
  return Object.fromEntries(missing.map(({ field, request }) => [field, request]));
}
