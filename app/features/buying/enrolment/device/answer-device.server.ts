import { answerStatus } from '#app/kernel/form-answer.ts';
import type { Edition } from '#app/site/edition.ts';
import { findChoice, tierIds } from '../../prices/price-list.ts';
import type { PlanCatalogue } from '../../plans/catalogue.types.ts';
import { planName, type PlanName } from '../checkout.server.ts';
import type { OrderDrafts } from '../draft/order-drafts.ports.ts';
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
  return plan && links ? mailLink(plan, { ...asked, links }, form) : gone(plan);
}

async function mailLink(
  plan: PlanName,
  asked: Asked & { readonly links: DraftLinks },
  form: FormData,
): Promise<DeviceAnswer> {
  const { links, edition, key } = asked;
  let email = '';
  let isGone = false;
  const answer = await answerAddress(form, async (address) => {
    const kept = await findKept(asked, plan, key).catch(unavailable);
    if (kept?.kind === 'unavailable') return kept;
    isGone = !kept;
    if (!kept) return undefined;
    email = address;
    const sent = await links.send({ email, edition, plan, fields: kept.fields });
    return sent.kind === 'sent' ? undefined : sent;
  });
  if (isGone) return gone(plan);
  const view: DeviceView =
    answer.kind === 'saved' ? { kind: 'sent', plan, email } : { kind: 'ask', plan, answer };
  return { kind: 'view', status: answerStatus[answer.kind], view };
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
