import { createTransport } from 'nodemailer';
import type SMTPTransport from 'nodemailer/lib/smtp-transport/index.js';
import type { Claimed } from '#server/outbox/claim-deliveries.ts';
import type { Deliver } from '#server/outbox/lane.ts';
import type { Outcome } from '#server/outbox/retry-policy.ts';

interface StaffMail {
  readonly smtpUrl: string;
  /** Receives the mails, and sends them: mail servers trust their own addresses. */
  readonly staffEmail: string;
}

/** Mails each lead to staff. The message's id stays the same over attempts. */
export function createStaffMailDelivery({ smtpUrl, staffEmail }: StaffMail): Deliver {
  const options: SMTPTransport.Options = {
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    dnsTimeout: 10_000,
    socketTimeout: 20_000,
  };
  const transport = createTransport(options);
  return async (claimed) => {
    try {
      await transport.sendMail({
        to: staffEmail,
        from: staffEmail,
        ...messageOf(claimed, staffEmail),
      });
      return { kind: 'done' };
    } catch (error) {
      return outcomeOfFailure(error);
    }
  };
}

function outcomeOfFailure(error: unknown): Outcome {
  if (!(error instanceof Error)) return { kind: 'retry', reason: 'mail failed' };
  const { code, responseCode, message } = error as Error & Partial<SmtpFailure>;
  const reason = [code ?? error.name, responseCode].filter(Boolean).join(' ');
  // 5xx is a mail server's last word on this message; on the login it is a setting to put right.
  const isFinal = responseCode !== undefined && responseCode >= 500 && code !== 'EAUTH';
  return { kind: isFinal ? 'refused' : 'retry', reason, answer: message };
}

interface SmtpFailure {
  readonly code: string;
  readonly responseCode: number;
}

function messageOf(claimed: Claimed, from: string) {
  const { delivery, kind, fields, edition, page, createdAtMs, suspectedBot } = claimed;
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  const marks = suspectedBot === null ? [] : [`Suspected bot: ${suspectedBot}`];
  const origin = `Edition ${edition}, page ${page}, ${new Date(createdAtMs).toISOString()}`;
  return {
    subject: `New lead: ${kind}`,
    messageId: `<${delivery.id}@${from.split('@')[1] ?? 'localhost'}>`,
    text: [...lines, '', ...marks, origin, `Lead ${delivery.lead_id}`].join('\n'),
    ...(fields['email'] && { replyTo: fields['email'] }),
  };
}
