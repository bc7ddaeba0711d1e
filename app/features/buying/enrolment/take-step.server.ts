import { randomUUID } from 'node:crypto';
import { formFields } from '#app/kernel/form-data/form-fields.ts';
import type { LeadIntake } from '#app/leads/lead-intake.ports.ts';
import { quoteQuery } from '../quote/quote-query.ts';
import { findFault, priceOf, viewOf, type Checkout } from './checkout.server.ts';
import type { CheckoutView } from './checkout.ts';
import { consentsFor } from './consents.ts';
import { controlNames, readDraft, type Draft } from './draft.ts';
import { enrolmentFields } from './enrolment-fields.server.ts';
import { DeskUnavailableError, type PaymentDesk } from './payment-desk.ports.ts';
import { findStep, stepsOf, type StepId } from './steps.ts';

/** What came of a step that was sent. */
export type Taken =
  | { readonly kind: 'view'; readonly view: CheckoutView; readonly status: number }
  /** Kept; the visitor goes on to paying. */
  | { readonly kind: 'kept'; readonly path: string };

interface Taking {
  readonly checkout: Checkout;
  readonly form: FormData;
  /** It came to the address of the last step, at which sendings are counted. */
  readonly maySend: boolean;
  readonly intake: LeadIntake;
  readonly desk: PaymentDesk;
}

/** Takes one step of an enrolment, and gives the next one, or this one with its faults. */
export async function takeStep(taking: Taking): Promise<Taken> {
  const { checkout, form } = taking;
  const sent = readDraft(form);
  // The same for this enrolment and its repeats, with and without scripts.
  const key = sent[formFields.submissionKey] || randomUUID();
  const draft = { ...sent, [formFields.submissionKey]: key };
  const step = findStep(form.get(controlNames.step)) ?? 'who';
  const go = form.get(controlNames.go) ?? 'next';
  if (go !== 'next') return show(checkout, draft, targetOf(go, step, draft));
  const fault = findFault(checkout, draft, afterOf(step, draft) ?? 'sent');
  if (fault) {
    return { kind: 'view', status: 422, view: await viewOf(checkout, draft, fault) };
  }
  const next = afterOf(step, draft);
  if (next) return show(checkout, draft, next);
  if (!taking.maySend) return show(checkout, draft, step);
  return isTrapped(form) ? { kind: 'kept', path: '/checkout/payment' } : send(taking, draft);
}

/** Shows a step; one that comes too early is not shown before those that lead to it are right. */
async function show(checkout: Checkout, draft: Draft, wanted: StepId): Promise<Taken> {
  const step = findFault(checkout, draft, wanted)?.step ?? wanted;
  return { kind: 'view', status: 200, view: await viewOf(checkout, draft, { step }) };
}

function targetOf(go: FormDataEntryValue | null, step: StepId, draft: Draft): StepId {
  const steps = stepsOf(draft);
  if (go === 'back') return steps[Math.max(0, steps.indexOf(step) - 1)] ?? 'who';
  const target = go === 'search' ? 'hospital' : (findStep(go) ?? step);
  return steps.includes(target) ? target : 'who';
}

function afterOf(step: StepId, draft: Draft): StepId | undefined {
  const steps = stepsOf(draft);
  return steps[steps.indexOf(step) + 1];
}

/** A program that fills in what nobody sees learns nothing from the answer. */
function isTrapped(form: FormData): boolean {
  const trap = form.get(formFields.trap);
  return typeof trap === 'string' && trap !== '';
}

async function send({ checkout, intake, desk }: Taking, draft: Draft): Promise<Taken> {
  const price = priceOf(checkout, draft);
  const { request, outcome } = price;
  if (!request || !outcome) throw new Error('an enrolment without faults has a price');
  const answer = await intake.keep({
    kind: 'enrolment',
    fields: await enrolmentFields(checkout, draft, { request, outcome }),
    consentVersion: consentsFor(draft)
      .map(({ wording }) => wording)
      .join(' '),
    submissionKey: draft[formFields.submissionKey],
    page: `/checkout/${checkout.tier}`,
  });
  if (answer.kind !== 'kept') {
    const view = await viewOf(checkout, draft, { step: 'review', setback: answer });
    return { kind: 'view', view, status: answer.kind === 'too-many' ? 429 : 503 };
  }
  const amount = outcome.kind === 'priced' ? outcome.quote.payment.each : undefined;
  const query = quoteQuery(request);
  try {
    const token = await desk.open({ leadId: answer.id, query, amount });
    const page = request.currency === 'NGN' ? 'payment' : 'paypal';
    return { kind: 'kept', path: `/checkout/${page}?request=${token}` };
  } catch (error) {
    if (!(error instanceof DeskUnavailableError)) throw error;
    // Sent again it is the same enrolment.
    const setback = { kind: 'unavailable' } as const;
    const view = await viewOf(checkout, draft, { step: 'review', setback });
    return { kind: 'view', view, status: 503 };
  }
}
