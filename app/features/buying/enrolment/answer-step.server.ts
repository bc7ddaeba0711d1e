import { randomUUID } from 'node:crypto';
import {
  answerStatus,
  formFields,
  textIn,
  withoutEmpty,
  type FieldValues,
  type SaveFailure,
} from '#app/kernel/form-answer.ts';
import type { LeadIntake } from '#app/leads/lead-intake.ports.ts';
import { findChoice, tierIds } from '../prices/price-list.ts';
import {
  findFault,
  inEdition,
  priceDraft,
  seenOf,
  viewOf,
  type Checkout,
  type CheckoutView,
  type Showing,
} from './checkout.server.ts';
import { deviceAddress } from './device/device-view.ts';
import { ownFields, type Draft } from './draft/draft.ts';
import type { OrderDrafts } from './draft/order-drafts.ports.ts';
import { enrolmentFields } from './enrolment-fields.server.ts';
import { unavailable, type OrderPayments } from './payment/order-payments.ports.ts';
import { paymentPath } from './payment/payment-view.server.ts';
import { findRenewed, findStart } from './renewal.ts';
import { readConsents } from './steps/consents.ts';
import { stepIds, stepsOf, type StepId } from './steps/enrolment-steps.tsx';
import { findNewSearch } from './steps/people.ts';
import { changeAny, controlNames, orderFocus, stepPath, withStep } from './steps/step-fields.ts';

/** The answer to a step, with the key of the visitor's orders where something is kept. */
export type StepAnswer = (
  | { readonly kind: 'view'; readonly view: CheckoutView; readonly status: number }
  | { readonly kind: 'go'; readonly path: string }
) & { readonly key?: string | undefined };

interface StepRequest {
  readonly checkout: Checkout;
  readonly drafts: OrderDrafts;
  /** Of the visitor's cookie. */
  readonly key: string | undefined;
  readonly form: FormData;
  /** Of the address: the step that is sent, and the field that is changed from the review. */
  readonly parameters: URLSearchParams;
  readonly intake: LeadIntake;
  readonly payments: OrderPayments;
}

/** A step that was sent, with all that is known of its order. */
interface Sent extends StepRequest {
  readonly step: StepId;
  readonly change: string | undefined;
  readonly draft: Draft;
}

/** Answers a step: keeps it and leads to the next, or shows it again. @throws OrdersUnavailableError */
export async function answerStep(request: StepRequest): Promise<StepAnswer> {
  const { checkout, drafts, form, parameters } = request;
  const { tier, edition } = checkout;
  const step = findChoice(stepIds, parameters.get(controlNames.step)) ?? 'who';
  const kept = await drafts.find(request.key, tier);
  if (step !== 'who' && kept?.kind !== 'open') {
    // Sent before, in another tab or by a press before this one; or lost, which the page says.
    const isSent = kept?.kind === 'sent' && step === 'review';
    return { kind: 'go', path: isSent ? kept.path : stepPath(tier, step) };
  }
  const before = kept?.kind === 'open' ? kept.fields : { [ownFields.key]: randomUUID() };
  const draft = withoutEmpty(withStep(inEdition(before, edition), step, form));
  const change = parameters.get(controlNames.change) ?? undefined;
  const go = textIn(form, controlNames.go);
  // To look at a price keeps nothing.
  const isKept = kept?.kind === 'open' || go === '';
  const key = isKept ? await drafts.save(request.key, tier, draft).catch(unavailable) : request.key;
  if (typeof key === 'object') {
    const shown = { saveFailure: key, agreed: readConsents(form, draft) };
    return show({ ...request, step, change, draft }, shown, answerStatus.unavailable);
  }
  const sent: Sent = { ...request, key, step, change, draft };
  const answer = await (go === '' ? goOn(sent) : turn(sent, go));
  return { ...answer, key: isKept ? key : undefined };
}

/** Does what a button other than "Continue" says. */
async function turn(sent: Sent, go: string): Promise<StepAnswer> {
  const { checkout, drafts, key, form, step, draft } = sent;
  const [action = '', field] = go.split('.');
  switch (action) {
    case 'back': {
      const steps = stepsOf(draft);
      const before = steps[Math.max(0, steps.indexOf(step) - 1)] ?? 'who';
      return { kind: 'go', path: stepPath(checkout.tier, before) };
    }
    case 'device':
      return { kind: 'go', path: deviceAddress(checkout.tier) };
    case 'search':
      return show(sent, { focus: field ?? findNewSearch(form, draft) });
    case 'order': {
      const plan = findChoice(tierIds, textIn(form, controlNames.plan)) ?? checkout.tier;
      if (plan === checkout.tier) return show(sent, { focus: orderFocus });
      // Another order: the first one can still be sent as well.
      await drafts.save(key, plan, { ...draft, [ownFields.key]: randomUUID() });
      return { kind: 'go', path: stepPath(plan, step) };
    }
    default:
      return show(sent, { focus: orderFocus });
  }
}

async function show(
  { checkout, draft, step, change }: Sent,
  more: Partial<Showing>,
  status = 200,
): Promise<StepAnswer> {
  const view = await viewOf(checkout, draft, { step, change, ...more });
  return { kind: 'view', status, view };
}

async function goOn(sent: Sent): Promise<StepAnswer> {
  const { checkout, step, draft, change } = sent;
  if (step === 'review') return answerReview(sent);
  const { tier } = checkout;
  const steps = stepsOf(draft);
  const next = (change === undefined && steps[steps.indexOf(step) + 1]) || 'review';
  const fault = findFault(checkout, draft, next);
  if (!fault) return { kind: 'go', path: stepPath(tier, next) };
  if (fault.step !== step) {
    return { kind: 'go', path: stepPath(tier, fault.step, change && changeAny) };
  }
  return show(sent, fault, 422);
}

/** Sends the order, if all steps are right, it is the one that was shown, and each consent is given. */
async function answerReview(sent: Sent): Promise<StepAnswer> {
  const { checkout, draft, form } = sent;
  const agreed = readConsents(form, draft);
  const fault = findFault(checkout, { ...draft, ...agreed }, 'sent');
  if (fault && fault.step !== 'review') {
    return { kind: 'go', path: stepPath(checkout.tier, fault.step) };
  }
  if (textIn(form, controlNames.seen) !== seenOf(checkout, draft)) {
    return show(sent, { notice: { kind: 'changed' } }, 409);
  }
  if (fault) return show(sent, { ...fault, agreed }, 422);
  // Bots get the same answer as people.
  const isTrapped = textIn(form, formFields.honeypot) !== '';
  return isTrapped ? { kind: 'go', path: '/checkout/payment' } : send(sent, agreed);
}

async function send(sent: Sent, agreed: FieldValues): Promise<StepAnswer> {
  const { checkout, drafts, key, intake, payments, draft } = sent;
  const fail = (saveFailure: SaveFailure) =>
    show(sent, { agreed, saveFailure }, answerStatus[saveFailure.kind]);
  const { request, outcome } = priceDraft(checkout, draft);
  if (!request || !outcome) throw new Error('an enrolment without faults has a price');
  const answer = await intake.save({
    kind: 'enrolment',
    fields: await enrolmentFields(checkout, draft, { request, outcome }),
    consentVersion: Object.values(agreed).join(' '),
    sentKey: draft[ownFields.key],
    page: `/checkout/${checkout.tier}`,
  });
  if (answer.kind !== 'saved') return fail(answer);
  const payment = outcome.kind === 'priced' ? outcome.quote.payment : undefined;
  try {
    const token = await payments.open({
      leadId: answer.id,
      request,
      payment,
      contract: checkout.contract.version,
      firstDay: findStart(draft, checkout.today),
      renews: findRenewed(draft)?.token,
    });
    const path = paymentPath({ token, currency: request.currency });
    await drafts.close(key, checkout.tier, path);
    return { kind: 'go', path };
  } catch (error) {
    return fail(unavailable(error));
  }
}
