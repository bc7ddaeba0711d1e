import { createTransport } from 'nodemailer';
import type SMTPTransport from 'nodemailer/lib/smtp-transport/index.js';
import type { Settings } from '#server/settings.ts';
import { wordsFor } from './ask-service.ts';
import { ok, problem, unused, type Finding } from './finding.ts';

const longestMs = 5000;

/** Logs in at the mail server, as far as it goes without sending a mail. */
export async function checkMail({ SMTP_URL }: Settings): Promise<Finding> {
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
    return ok(name, 'the mail server lets us in');
  } catch (error) {
    const isLogin = error instanceof Error && 'code' in error && error.code === 'EAUTH';
    if (isLogin)
      return problem(name, 'the login is refused', 'Check user and password in SMTP_URL.');
    return problem(name, wordsFor(error), 'Check SMTP_URL: name, port, smtp or smtps.');
  } finally {
    transport.close();
  }
}
