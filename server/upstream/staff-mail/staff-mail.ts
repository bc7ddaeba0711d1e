import { hash } from 'node:crypto';
import { referenceOf } from '#app/leads/lead-intake.ports.ts';
import { withoutTipsProfile } from '#app/leads/tips-profile-fields.ts';
import type { ClaimedDelivery } from '#server/outbox/claim-deliveries.ts';
import type { GroupedDelivery } from '#server/outbox/delivery-worker.ts';
import type { Outcome } from '#server/outbox/retry-policy.ts';
import { element } from '#server/xml.ts';
import { createMailSender, messageIdOf } from '../send-mail.ts';

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

/** Writes leads as plain text. */
function leadsAsText(leads: readonly ClaimedDelivery[]): string {
  const parts = leads.map((lead) => {
    const lines = fieldsOf(lead).map(([name, text]) => `${name}: ${text}`);
    const head = leads.length > 1 ? [lead.kind, ''] : [];
    return [...head, ...lines, '', ...factsOf(lead)].join('\n');
  });
  return parts.join('\n\n----------\n\n');
}

const cell =
  'padding: 4px 12px 4px 0; vertical-align: top; text-align: left; white-space: pre-wrap';

/** Writes leads as HTML, in which everything that was typed is text. */
function leadsAsHtml(leads: readonly ClaimedDelivery[]): string {
  const parts = leads.flatMap((lead) => [
    element('h2', lead.kind),
    element(
      'table',
      fieldsOf(lead).map(([name, text]) =>
        element('tr', [
          element('th', name, { scope: 'row', style: cell }),
          element('td', text, { style: cell }),
        ]),
      ),
    ),
    ...factsOf(lead).map((fact) => element('p', fact)),
  ]);
  const head = element('head', [element('title', 'Leads')]);
  return `<!doctype html>\n${element('html', [head, element('body', parts)], { lang: 'en' }).xml}`;
}

function fieldsOf({ fields }: ClaimedDelivery): [name: string, text: string][] {
  return Object.entries(withoutTipsProfile(fields));
}

function factsOf(lead: ClaimedDelivery): string[] {
  const { delivery, edition, page, createdAtMs, suspectedBot, consentVersion } = lead;
  return [
    ...(suspectedBot === null ? [] : [`Suspected bot: ${suspectedBot}`]),
    ...(consentVersion === null ? [] : [`Consent: ${consentVersion}`]),
    `Edition ${edition}, page ${page}, ${new Date(createdAtMs).toISOString()}`,
    `Lead ${delivery.lead_id}, reference ${referenceOf(delivery.lead_id)}`,
  ];
}
