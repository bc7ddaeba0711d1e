import { referenceOf } from '#app/leads/lead-intake.ports.ts';
import { enrolmentMails } from '#server/enrolment/enrolment-mails.ts';
import { findOrder } from '#server/enrolment/order-rows.ts';
import { findCode } from '#server/enrolment/return-codes/code-rows.ts';
import { isWithinDay } from '#server/leads/mailings/mails-of-day.ts';
import type { ClaimedDelivery } from '#server/outbox/claim-deliveries.ts';
import type { Deliver } from '#server/outbox/delivery-worker.ts';
import type { Store } from '#server/store/store.ts';
import { createMailSender, messageIdOf } from '../send-mail.ts';
import { codeMail, orderMail } from './mail-texts.ts';

interface EnrolmentMail {
  readonly smtpUrl: string;
  readonly sender: { readonly name: string; readonly address: string };
  readonly siteUrl: string;
  readonly store: Store;
  readonly now?: () => number;
}

/** Mails the person who enrolled: the reference with the payment link, or a code to come back. */
export function createEnrolmentMailDelivery(options: EnrolmentMail): Deliver {
  const { smtpUrl, sender } = options;
  const sendMail = createMailSender(smtpUrl);
  return async (claimed) => {
    const isCode = claimed.delivery.chain === enrolmentMails.code;
    const text = await (isCode ? codeText(claimed, options) : orderText(claimed, options));
    if (!text) return { kind: 'done' };
    return sendMail({
      // Not as text, which may list several addresses.
      to: { name: '', address: claimed.fields['email'] ?? '' },
      from: sender,
      messageId: messageIdOf(claimed.delivery.id, sender.address),
      headers: { 'Auto-Submitted': 'auto-replied' },
      ...text,
    });
  };
}

/** Anyone can type anyone's address; a sponsor may enrol a few people in a day. */
const mostPerDay = 10;

async function orderText(claimed: ClaimedDelivery, { store, sender, siteUrl }: EnrolmentMail) {
  const { lead_id: id } = claimed.delivery;
  const order = await findOrder(store, id);
  if (!order || !(await isWithinDay(store, claimed, mostPerDay))) return undefined;
  return orderMail({
    insurer: sender.name,
    reference: referenceOf(id),
    plan: claimed.fields['plan'] ?? '',
    url: `${siteUrl}/checkout/payment?request=${order.token}`,
  });
}

async function codeText(
  { delivery }: ClaimedDelivery,
  { store, sender, now = Date.now }: EnrolmentMail,
) {
  const code = await findCode(store, { id: delivery.id, nowMs: now() });
  return code === undefined ? undefined : codeMail(sender.name, code);
}
