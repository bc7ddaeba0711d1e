import { test } from '@playwright/test';
import { startMailServer } from './mail-server.ts';
import { useOwnSite, type OwnSite } from './use-own-site.ts';

interface MailingSite extends OwnSite {
  /** Every mail to this address so far, as it came. */
  readonly mailsTo: (email: string) => readonly string[];
}

/** Gives the tests of a file a site of their own that sends mail. */
export function useMailingSite(): MailingSite {
  const mails: { server?: Awaited<ReturnType<typeof startMailServer>> } = {};
  test.beforeAll(async () => {
    mails.server = await startMailServer();
  });
  const site = useOwnSite(() => ({
    SMTP_URL: mails.server?.url ?? '',
    STAFF_EMAIL: 'staff@health.example',
    UNSUBSCRIBE_SECRET: 'a secret of the operator, long enough',
    TRUST_PROXY: '127.0.0.1',
    COUNTRY_HEADER: 'x-country',
  }));
  test.afterAll(() => mails.server?.[Symbol.asyncDispose]());
  return Object.assign(site, {
    mailsTo: (email: string) =>
      mails.server?.messages.filter((mail) => mail.includes(`\nTo: ${email}\n`)) ?? [],
  });
}
