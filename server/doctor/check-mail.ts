import { createTransport } from 'nodemailer';
import type SMTPTransport from 'nodemailer/lib/smtp-transport/index.js';
import type { Finding } from '#app/features/status/status-report.types.ts';
import { topicEmailsOf } from '#server/leads/lead-topics.ts';
import type { Settings } from '#server/settings.ts';
import { failureInWords } from './ask-service.ts';
import { ok, problem, unused, warning } from './finding.ts';

const longestMs = 5000;

/** Logs in to the mail server without sending a mail. */
export async function checkMail(settings: Settings): Promise<Finding> {
  const { SMTP_URL, UNSUBSCRIBE_SECRET } = settings;
  const name = 'Mail to staff';
  if (!SMTP_URL) return unused(name, 'SMTP_URL is not set: staff get no mail for leads');
  const options: SMTPTransport.Options = {
    url: SMTP_URL,
    connectionTimeout: longestMs,
    greetingTimeout: longestMs,
    dnsTimeout: longestMs,
    socketTimeout: longestMs,
  };
  const transport = createTransport(options);
  try {
    await transport.verify();
    const works = `the mail server accepts the login; ${addressesOf(settings)}`;
    if (UNSUBSCRIBE_SECRET) return ok(name, works);
    return warning(
      name,
      `${works}; people who sign up for a list get no mail`,
      'Set UNSUBSCRIBE_SECRET, so that sign-ups are confirmed with a link to leave.',
    );
  } catch (error) {
    const isLogin = error instanceof Error && 'code' in error && error.code === 'EAUTH';
    if (isLogin)
      return problem(name, 'the login is refused', 'Check user and password in SMTP_URL.');
    return problem(name, failureInWords(error), 'Check SMTP_URL: name, port, smtp or smtps.');
  } finally {
    transport.close();
  }
}

/** Says which address leads go to. */
function addressesOf(settings: Settings): string {
  const own = Array.from(topicEmailsOf(settings), ([topic, email]) => `${topic} to ${email}`);
  const rest = `${own.length > 0 ? 'the rest' : 'leads go'} to ${settings.STAFF_EMAIL}`;
  return own.length > 0 ? `leads go by topic: ${[...own, rest].join(', ')}` : rest;
}
