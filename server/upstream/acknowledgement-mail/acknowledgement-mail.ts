import { formatDay } from '#app/kernel/days.ts';
import { referenceOf } from '#app/leads/lead-intake.ports.ts';
import { isWithinDailyLimit } from '#server/leads/mailings/daily-limit.ts';
import type { Deliver } from '#server/outbox/delivery-worker.ts';
import { createMailer, type MailOptions } from '../send-mail.ts';

/** Anyone can type anyone's address. */
const mostPerDay = 3;

const mailOfKind = {
  contact: 'contact',
  quote: 'quote',
  'privacy-request': 'privacyRequest',
  'press-question': 'contact',
  'hospital-application': 'application',
  'agent-application': 'application',
  'job-application': 'application',
  reimbursement: 'reimbursement',
} as const;

/** Mails visitors who gave an address what we got, what happens next and by when. */
export function createAcknowledgementMailDelivery(options: MailOptions): Deliver {
  const { store, texts } = options;
  const sendMail = createMailer(options);
  return async (claimed) => {
    const { delivery, kind, fields, edition, createdAtMs } = claimed;
    const isAsked = Object.hasOwn(mailOfKind, kind) && Boolean(fields['email']);
    if (!isAsked || !(await isWithinDailyLimit(store, claimed, mostPerDay)))
      return { kind: 'done' };
    const text = texts.write(mailOfKind[kind as keyof typeof mailOfKind], edition, {
      reference: referenceOf(delivery.lead_id),
      day: formatDay(new Date(createdAtMs).toISOString()),
    });
    return sendMail(fields['email'], text, delivery);
  };
}
