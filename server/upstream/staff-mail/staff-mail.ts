import { withoutTipsProfile } from '#app/leads/tips-profile-fields.ts';
import type { ClaimedDelivery } from '#server/outbox/claim-deliveries.ts';
import type { Deliver } from '#server/outbox/delivery-worker.ts';
import { createMailSender, messageIdOf } from '../send-mail.ts';

interface StaffMail {
  readonly smtpUrl: string;
  /** Both recipient and sender: mail servers trust their own addresses. */
  readonly staffEmail: string;
}

/** Mails each lead to staff, with the same Message-ID on every attempt. */
export function createStaffMailDelivery({ smtpUrl, staffEmail }: StaffMail): Deliver {
  const sendMail = createMailSender(smtpUrl);
  return (claimed) =>
    sendMail({ to: staffEmail, from: staffEmail, ...messageOf(claimed, staffEmail) });
}

function messageOf(claimed: ClaimedDelivery, from: string) {
  const { delivery, kind, fields, edition, page, createdAtMs } = claimed;
  const { suspectedBot, consentVersion } = claimed;
  const lines = Object.entries(withoutTipsProfile(fields)).map(
    ([name, text]) => `${name}: ${text}`,
  );
  const marks = [
    ...(suspectedBot === null ? [] : [`Suspected bot: ${suspectedBot}`]),
    ...(consentVersion === null ? [] : [`Consent: ${consentVersion}`]),
  ];
  const origin = `Edition ${edition}, page ${page}, ${new Date(createdAtMs).toISOString()}`;
  return {
    subject: `New lead: ${kind}`,
    messageId: messageIdOf(delivery.id, from),
    text: [...lines, '', ...marks, origin, `Lead ${delivery.lead_id}`].join('\n'),
    ...(fields['email'] && { replyTo: fields['email'] }),
  };
}
