import { createTransport, type SendMailOptions } from 'nodemailer';
import type SMTPTransport from 'nodemailer/lib/smtp-transport/index.js';
import type { MailTexts } from '#server/content/mails/mail-texts.ts';
import type { ClaimedDelivery } from '#server/outbox/claim-deliveries.ts';
import type { Outcome } from '#server/outbox/retry-policy.ts';
import type { Store } from '#server/store/store.ts';

/** Creates a sender over one mail server; a failure is an outcome, not an error. */
export function createMailSender(smtpUrl: string) {
  const options: SMTPTransport.Options = {
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    dnsTimeout: 10_000,
    socketTimeout: 20_000,
  };
  const transport = createTransport(options);
  return async (mail: SendMailOptions): Promise<Outcome> => {
    try {
      await transport.sendMail(mail);
      return { kind: 'done' };
    } catch (error) {
      return outcomeOfFailure(error);
    }
  };
}

export interface MailSender {
  readonly name: string;
  readonly address: string;
}

/** What mails to visitors are made with. */
export interface MailOptions {
  readonly smtpUrl: string;
  readonly sender: MailSender;
  readonly store: Store;
  readonly texts: MailTexts;
}

/** Creates what mails people as the insurer; the mail of a delivery is alike on every attempt. */
export function createMailer({ smtpUrl, sender }: Pick<MailOptions, 'smtpUrl' | 'sender'>) {
  const sendMail = createMailSender(smtpUrl);
  return (address = '', mail: SendMailOptions, delivery?: ClaimedDelivery['delivery']) =>
    sendMail({
      // Not as text, which may list several addresses.
      to: { name: '', address },
      from: sender,
      headers: { 'Auto-Submitted': 'auto-replied' },
      ...(delivery && { messageId: messageIdOf(delivery.id, sender.address) }),
      ...mail,
    });
}

/** Builds a mail's id: the same on every attempt, so that a repeat is seen as one. */
export function messageIdOf(deliveryId: string, sender: string): string {
  return `<${deliveryId}@${sender.split('@')[1] ?? 'localhost'}>`;
}

function outcomeOfFailure(error: unknown): Outcome {
  if (!(error instanceof Error)) return { kind: 'retry', reason: 'mail failed' };
  const { code, responseCode, message } = error as Error & { code?: string; responseCode?: number };
  const reason = [code ?? error.name, responseCode].filter(Boolean).join(' ');
  // 5xx is final for this message; on the login it is a wrong setting.
  const isFinal = responseCode !== undefined && responseCode >= 500 && code !== 'EAUTH';
  return { kind: isFinal ? 'refused' : 'retry', reason, answer: message };
}
