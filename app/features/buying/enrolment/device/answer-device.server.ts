import { answerStatus, textIn, type FormAnswer } from '#app/kernel/form-answer.ts';
import type { Edition } from '#app/site/edition.ts';
import { findChoice, tierIds } from '../../prices/price-list.ts';
import type { PlanCatalogue } from '../../plans/catalogue.types.ts';
import { planName, type PlanName } from '../checkout.server.ts';
import type { KeptDraft, OrderDrafts } from '../draft/order-drafts.ports.ts';
import { unavailable } from '../payment/order-payments.ports.ts';
import { stepPath } from '../steps/step-fields.ts';
import { answerAddress } from '../answer-address.server.ts';
import { deviceNames, type DeviceView } from './device-view.ts';
import type { DraftLinks } from './draft-links.ports.ts';

interface Asked {
  readonly catalogue: PlanCatalogue;
  readonly drafts: OrderDrafts;
  /** Undefined where no mail server is set. */
  readonly links: DraftLinks | undefined;
  /** Of the visitor's cookie. */
  readonly key: string | undefined;
  readonly edition: Edition;
  readonly parameters: URLSearchParams;
}

export type DeviceAnswer =
  | { readonly kind: 'view'; readonly view: DeviceView; readonly status: number }
  /** The order is on this device now, under this key. */
  | { readonly kind: 'go'; readonly path: string; readonly key: string };

type Kept = Extract<KeptDraft, { readonly kind: 'open' }>;

/** Shows the order of a link, or asks where to send one. @throws OrdersUnavailableError */
export async function showDevice(asked: Asked): Promise<DeviceView> {
  const { plan, link } = readAddress(asked);
  const kept = plan && (await findKept(asked, plan, link ?? asked.key));
  if (!plan || !kept || (link === undefined && !asked.links)) return { kind: 'gone', plan };
  return link === undefined
    ? { kind: 'ask', plan, answer: undefined }
    : { kind: 'open', plan, link };
}

/** Mails a link, or opens an order by one. @throws OrdersUnavailableError */
export async function answerDevice(asked: Asked, form: FormData): Promise<DeviceAnswer> {
  const { drafts, links, key } = asked;
  const { plan, link } = readAddress(asked);
  if (plan && link !== undefined) {
    const kept = await findKept(asked, plan, link);
    if (!kept) return gone(plan);
    // Cut off in between, the link still works.
    const saved = await drafts.save(key, plan.id, kept.fields);
    await drafts.take(link, plan.id);
    return { kind: 'go', path: stepPath(plan.id, 'review'), key: saved };
  }
  const kept = plan && (await findKept(asked, plan, key).catch(unavailable));
  if (!plan || !kept || !links) return gone(plan);
  if (kept.kind === 'unavailable') {
    return ask(plan, { ...kept, values: { email: textIn(form, 'email') } });
  }
  return mailLink(plan, kept, { ...asked, links }, form);
}

async function mailLink(
  plan: PlanName,
  kept: Kept,
  { links, edition }: { readonly links: DraftLinks; readonly edition: Edition },
  form: FormData,
): Promise<DeviceAnswer> {
  let email = '';
  const answer = await answerAddress(form, async (address) => {
    email = address;
    const sent = await links.send({ email, edition, plan, fields: kept.fields });
    return sent.kind === 'sent' ? undefined : sent;
  });
  if (answer.kind !== 'saved') return ask(plan, answer);
  return { kind: 'view', status: answerStatus.saved, view: { kind: 'sent', plan, email } };
}

/** Asks again, with what was typed and why it was of no use. */
function ask(
  plan: PlanName,
  answer: Exclude<FormAnswer, { readonly kind: 'saved' }>,
): DeviceAnswer {
  return { kind: 'view', status: answerStatus[answer.kind], view: { kind: 'ask', plan, answer } };
}

function gone(plan: PlanName | undefined): DeviceAnswer {
  return { kind: 'view', status: 404, view: { kind: 'gone', plan } };
}

function readAddress({ parameters, catalogue }: Asked) {
  const tier = findChoice(tierIds, parameters.get(deviceNames.plan));
  return {
    plan: tier && planName(catalogue, tier),
    link: parameters.get(deviceNames.link) ?? undefined,
  };
}

async function findKept({ drafts }: Asked, plan: PlanName, key: string | undefined) {
  const kept = await drafts.find(key, plan.id);
  return kept?.kind === 'open' ? kept : undefined;
}
