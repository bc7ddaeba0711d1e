import { randomUUID } from 'node:crypto';
import { formFields, textIn } from '#app/kernel/form-answer.ts';
import type { LeadIntake } from '#app/leads/lead-intake.ports.ts';
import { lgas } from '#app/site/nigeria/lgas.ts';
import { quoteQuery } from '../quote/price/quote-fields.ts';
import {
  findFault,
  priceOf,
  viewOf,
  type Checkout,
  type CheckoutView,
  type SaveFailure,
  type Showing,
} from './checkout.server.ts';
import { consentsFor } from './steps/consents.ts';
import { controlNames, readDraft, type Draft } from './draft/draft.ts';
import { enrolmentFields } from './enrolment-fields.server.ts';
import { OrdersUnavailableError, type OrderPayments } from './payment/order-payments.ports.ts';
import { paymentPath } from './payment/payment-view.server.ts';
import { findNewSearch } from './steps/people.ts';
import { findStep, stepsOf, type StepId } from './steps/enrolment-steps.tsx';
import { findChoice, currencyCodes, instalmentIds } from '../prices/price-list.ts';
import { buyers } from '../quote/price/quote.ts';
import type { QuoteStart } from '../quote/quote-page-data.ts';

export type Taken =
  | { readonly kind: 'view'; readonly view: CheckoutView; readonly status: number }
  /** Saved; the visitor pays next. */
  | { readonly kind: 'saved'; readonly path: string };

interface Taking {
  readonly checkout: Checkout;
  readonly form: FormData;
  /** Set at the address of the last step, where submissions are rate limited. */
  readonly maySend: boolean;
  readonly intake: LeadIntake;
  readonly desk: OrderPayments;
}

/** Handles one step, and returns the next, or the same one with its errors. */
export async function takeStep(taking: Taking): Promise<Taken> {
  const { checkout, form } = taking;
  const sent = readDraft(form);
  // One key for an order and its repeats, with and without scripts.
  const key = sent[formFields.submissionKey] || randomUUID();
  const draft = { ...sent, [formFields.submissionKey]: key };
  const step = findStep(form.get(controlNames.step)) ?? 'who';
  const isEditing = form.get(controlNames.after) === 'review';
  const go = form.get(controlNames.go);
  if (typeof go === 'string' && go !== 'next') {
    return show(checkout, draft, targetOf(go, step, { form, draft, isEditing }));
  }
  const fault = findFault(checkout, draft, afterOf(step, draft) ?? 'sent');
  if (fault) {
    const view = await viewOf(checkout, draft, { ...fault, isEditing });
    return { kind: 'view', status: 422, view };
  }
  const next = isEditing ? 'review' : afterOf(step, draft);
  if (next) return show(checkout, draft, { step: next, isEditing });
  if (!taking.maySend) return show(checkout, draft, { step });
  // Bots get the same answer as people.
  const isTrapped = textIn(form, formFields.honeypot) !== '';
  return isTrapped ? { kind: 'saved', path: '/checkout/payment' } : send(taking, draft);
}

type Target = Pick<Showing, 'step' | 'isEditing' | 'focus'>;

/** Shows a step, or the first one before it that has errors. */
async function show(checkout: Checkout, draft: Draft, target: Target): Promise<Taken> {
  const faulty = findFault(checkout, draft, target.step)?.step;
  const shown =
    faulty === undefined ? target : { step: faulty, isEditing: target.isEditing ?? false };
  return { kind: 'view', status: 200, view: await viewOf(checkout, draft, shown) };
}

function targetOf(
  go: string,
  step: StepId,
  { form, draft, isEditing }: { form: FormData; draft: Draft; isEditing: boolean },
): Target {
  const steps = stepsOf(draft);
  if (go === 'back') return { step: steps[Math.max(0, steps.indexOf(step) - 1)] ?? 'who' };
  const [wanted, focus] = go.split('.');
  if (wanted === 'search') {
    return { step: 'hospital', isEditing, focus: focus ?? findNewSearch(form, draft) };
  }
  const target = findStep(wanted) ?? step;
  if (!steps.includes(target)) return { step: 'who' };
  return { step: target, isEditing: focus !== undefined, focus };
}

function afterOf(step: StepId, draft: Draft): StepId | undefined {
  const steps = stepsOf(draft);
  return steps[steps.indexOf(step) + 1];
}

async function send({ checkout, intake, desk }: Taking, draft: Draft): Promise<Taken> {
  const price = priceOf(checkout, draft);
  const { request, outcome } = price;
  if (!request || !outcome) throw new Error('an enrolment without faults has a price');
  const answer = await intake.save({
    kind: 'enrolment',
    fields: await enrolmentFields(checkout, draft, { request, outcome }),
    consentVersion: consentsFor(draft)
      .map(({ wording }) => wording)
      .join(' '),
    submissionKey: draft[formFields.submissionKey],
    page: `/checkout/${checkout.tier}`,
  });
  if (answer.kind !== 'saved') return unsaved(checkout, draft, answer);
  const payment = outcome.kind === 'priced' ? outcome.quote.payment : undefined;
  const query = quoteQuery(request);
  try {
    const token = await desk.open({ leadId: answer.id, query, payment });
    const amount = { minor: 0, currency: request.currency };
    return { kind: 'saved', path: paymentPath({ token, amount }) };
  } catch (error) {
    if (!(error instanceof OrdersUnavailableError)) throw error;
    return unsaved(checkout, draft, { kind: 'unavailable' });
  }
}

async function unsaved(checkout: Checkout, draft: Draft, failure: SaveFailure): Promise<Taken> {
  const view = await viewOf(checkout, draft, { step: 'review', saveFailure: failure });
  return { kind: 'view', view, status: failure.kind === 'too-many' ? 429 : 503 };
}

/** Starts a draft from a calculator link, with the first choices where the link has none. */
export function startDraft(parameters: URLSearchParams, start: QuoteStart): Draft {
  const given = readDraft(parameters);
  const parents = [given['parent1'], given['parent2']].filter((age) => (age ?? '') !== '');
  const area = lgas.find(({ id }) => id === parameters.get('lga'))?.name;
  return {
    ...given,
    ...(area !== undefined && { area }),
    who: findChoice(buyers, given['who']) ?? start.buyer,
    pay: findChoice(instalmentIds, given['pay']) ?? 'yearly',
    currency: findChoice(currencyCodes, given['currency']?.toUpperCase()) ?? start.currency,
    hasSpouse: (given['spouse'] ?? '') === '' ? (given['hasSpouse'] ?? '') : 'yes',
    parents: parents.length > 0 ? String(parents.length) : (given['parents'] ?? ''),
  };
}
