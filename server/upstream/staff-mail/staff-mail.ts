import { hash } from 'node:crypto';
import { topicOf } from '#server/leads/lead-topics.ts';
import type { ClaimedDelivery } from '#server/outbox/claim-deliveries.ts';
import type { Deliver, GroupedDelivery } from '#server/outbox/delivery-worker.ts';
import type { Outcome } from '#server/outbox/retry-policy.ts';
import { createMailSender, messageIdOf } from '../send-mail.ts';
import { leadsAsHtml, leadsAsText, subjectOf, urgentSubjectOf } from './lead-text.ts';

interface StaffMail {
  readonly smtpUrl: string;
  /** The sender, as mail servers trust their own addresses, and who gets the rest. */
  readonly staffEmail: string;
  /** Who gets the leads of a topic. */
  readonly topicEmails?: ReadonlyMap<string, string>;
}

/** After one mail, further leads wait for the next as long as this. */
const windowMs = 10 * 60_000;
const mostLeads = 20;
/** The worker cuts off at 45 s, and what was cut off is sent again: no mail is begun after this. */
const longestMs = 20_000;

type Leads = readonly ClaimedDelivery[];

/**
 * Mails leads to staff. The first goes at once, further ones of ten minutes together, twenty in a mail,
 * and each to the address of its topic. The Message-ID is the same on every attempt with the same leads.
 */
export function createStaffMailDelivery(options: StaffMail): GroupedDelivery {
  const send = createSend(options);
  return {
    windowMs,
    most: mostLeads,
    async deliverAll(claimed) {
      const byAddress = Map.groupBy(claimed, (lead) => addressOf(lead, options));
      const sent = await Promise.all(Array.from(byAddress, ([to, leads]) => deliverTo(to, leads)));
      const outcomes = new Map(sent.flat());
      return claimed.map((lead) => outcomes.get(lead) ?? { kind: 'retry', reason: 'no time left' });
    },
  };

  async function deliverTo(to: string, leads: Leads): Promise<[ClaimedDelivery, Outcome][]> {
    const startedAt = performance.now();
    const outcome = await send(to, leads, subjectOf(leads));
    if (outcome.kind !== 'refused' || leads.length === 1) {
      return leads.map((lead) => [lead, outcome]);
    }
    // It may be one lead's words that the mail server refuses: the others must arrive.
    const outcomes: [ClaimedDelivery, Outcome][] = [];
    for (const lead of leads) {
      // One at least, so that it never stands still.
      if (outcomes.length > 0 && performance.now() - startedAt > longestMs) break;
      outcomes.push([lead, await send(to, [lead], subjectOf([lead]))]);
    }
    return outcomes;
  }
}

/** Mails a lead that cannot wait for others, alone and at once. */
export function createUrgentMailDelivery(options: StaffMail): Deliver {
  const send = createSend(options);
  return (lead) => send(addressOf(lead, options), [lead], urgentSubjectOf(lead));
}

function createSend({ smtpUrl, staffEmail }: StaffMail) {
  const sendMail = createMailSender(smtpUrl);
  return (to: string, leads: Leads, subject: string) => {
    const replyTo = leads.length === 1 ? leads[0]?.fields['email'] : undefined;
    return sendMail({
      to,
      from: staffEmail,
      subject,
      messageId: messageIdOf(idOf(leads), staffEmail),
      text: leadsAsText(leads),
      html: leadsAsHtml(leads),
      ...(replyTo && { replyTo }),
    });
  };
}

function addressOf(lead: ClaimedDelivery, { staffEmail, topicEmails }: StaffMail): string {
  return topicEmails?.get(topicOf(lead)) ?? staffEmail;
}

/** Differs for another group with some of the same leads: a mail program must not drop that. */
function idOf(leads: Leads): string {
  const ids = leads.map(({ delivery }) => delivery.id);
  return ids.length === 1 ? (ids[0] ?? '') : hash('sha256', ids.toSorted().join());
}
