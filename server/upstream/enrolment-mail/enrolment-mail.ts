import { codeMinutes } from '#app/features/buying/enrolment/return/return-codes.ports.ts';
import { referenceOf } from '#app/leads/lead-intake.ports.ts';
import { findOrder } from '#server/enrolment/order-rows.ts';
import { findCode } from '#server/enrolment/return-codes/code-rows.ts';
import { isWithinDailyLimit } from '#server/leads/mailings/daily-limit.ts';
import type { ClaimedDelivery } from '#server/outbox/claim-deliveries.ts';
import type { Deliver } from '#server/outbox/delivery-worker.ts';
import { createMailSender, answerTo, type MailOptions } from '../send-mail.ts';

interface EnrolmentMail extends MailOptions {
  readonly siteUrl: string;
  readonly now?: () => number;
}

/** Mails the person who enrolled: the reference with the payment link, or a code to come back. */
export function createEnrolmentMailDelivery(options: EnrolmentMail): Deliver {
  const { smtpUrl, sender } = options;
  const sendMail = createMailSender(smtpUrl);
  return async (claimed) => {
    const isCode = claimed.delivery.chain === 'return-code';
    const text = await (isCode ? codeText(claimed, options) : orderText(claimed, options));
    if (!text) return { kind: 'done' };
    return sendMail({ ...answerTo(claimed, sender), ...text });
  };
}

/** Anyone can type anyone's address; a sponsor may enrol a few people in a day. */
const mostPerDay = 10;

async function orderText(claimed: ClaimedDelivery, { store, siteUrl, texts }: EnrolmentMail) {
  const { lead_id: id } = claimed.delivery;
  const order = await findOrder(store, id);
  if (!order || !(await isWithinDailyLimit(store, claimed, mostPerDay))) return undefined;
  const name = order.amount_minor === null ? 'orderToAgree' : 'order';
  return texts.write(name, claimed.edition, {
    reference: referenceOf(id),
    plan: claimed.fields['plan'] ?? '',
    payUrl: `${siteUrl}/checkout/payment?request=${order.token}`,
  });
}

async function codeText(
  { delivery, edition }: ClaimedDelivery,
  { store, texts, now = Date.now }: EnrolmentMail,
) {
  const code = await findCode(store, { id: delivery.id, nowMs: now() });
  if (code === undefined) return undefined;
  return texts.write('returnCode', edition, { code, codeMinutes: String(codeMinutes) });
}
