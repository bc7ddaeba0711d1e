import { hash } from 'node:crypto';
import type { ClaimedDelivery } from '#server/outbox/claim-deliveries.ts';
import type { GroupedDelivery } from '#server/outbox/delivery-worker.ts';
import type { Outcome } from '#server/outbox/retry-policy.ts';
import { createMailSender, messageIdOf } from '../send-mail.ts';
import { leadsAsHtml, leadsAsText } from './lead-parts.ts';

interface StaffMail {
  readonly smtpUrl: string;
  /** Both recipient and sender: mail servers trust their own addresses. */
  readonly staffEmail: string;
}

/** After one mail, further leads wait for the next as long as this. */
const windowMs = 10 * 60_000;
const mostLeads = 20;

/**
 * Mails leads to staff. The first goes at once, further ones of ten minutes together, twenty in a mail.
 * The Message-ID is the same on every attempt with the same leads.
 */
export function createStaffMailDelivery({ smtpUrl, staffEmail }: StaffMail): GroupedDelivery {
  const sendMail = createMailSender(smtpUrl);
  const send = (leads: readonly ClaimedDelivery[]) =>
    sendMail({ to: staffEmail, from: staffEmail, ...messageOf(leads, staffEmail) });
  return {
    windowMs,
    most: mostLeads,
    async deliverAll(claimed) {
      const outcome = await send(claimed);
      if (outcome.kind !== 'refused' || claimed.length === 1) return claimed.map(() => outcome);
      // It may be one lead's words that the mail server refuses: the others must arrive.
      const outcomes: Outcome[] = [];
      for (const lead of claimed) outcomes.push(await send([lead]));
      return outcomes;
    },
  };
}

function messageOf(leads: readonly ClaimedDelivery[], from: string) {
  const [first] = leads;
  const replyTo = leads.length === 1 ? first?.fields['email'] : undefined;
  return {
    subject: subjectOf(leads),
    messageId: messageIdOf(idOf(leads), from),
    text: leadsAsText(leads),
    html: leadsAsHtml(leads),
    ...(replyTo && { replyTo }),
  };
}

function subjectOf(leads: readonly ClaimedDelivery[]): string {
  if (leads.length === 1) return `New lead: ${leads[0]?.kind}`;
  const kinds = leads.map(({ kind }) => kind);
  const countOf = (kind: string) => kinds.filter((one) => one === kind).length;
  const counts = [...new Set(kinds)].map((kind) => `${countOf(kind)} ${kind}`);
  return `${leads.length} new leads: ${counts.join(', ')}`;
}

/** Differs for another group with some of the same leads: a mail program must not drop that. */
function idOf(leads: readonly ClaimedDelivery[]): string {
  const ids = leads.map(({ delivery }) => delivery.id);
  return ids.length === 1 ? (ids[0] ?? '') : hash('sha256', ids.toSorted().join());
}
