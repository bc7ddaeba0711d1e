import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { leaveLinkIn } from '../support/leave-link.ts';
import { startMailServer } from '../support/mail-server.ts';
import { startSite } from '../support/start-site.ts';

/** A site that sends mail; gives the link to leave in the mail to a new subscriber. */
const test = base.extend<object, { readonly linkFor: (email: string) => Promise<string> }>({
  linkFor: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'leaving-'));
      await using mails = await startMailServer();
      const site = await startSite({
        DATA_DIR: folder,
        LOG_LEVEL: 'fatal',
        SMTP_URL: mails.url,
        STAFF_EMAIL: 'staff@health.example',
        UNSUBSCRIBE_SECRET: 'a secret of the operator, long enough',
        TRUST_PROXY: '127.0.0.1',
        COUNTRY_HEADER: 'x-country',
      });
      await use(async (email) => {
        await fetch(`${site.address}/api/subscriptions`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email }),
        });
        const mailTo = () => mails.messages.find((mail) => mail.includes(`\nTo: ${email}\n`));
        await expect.poll(mailTo).toBeDefined();
        const { pathname, search } = leaveLinkIn(mailTo() ?? '');
        return `${site.address}${pathname}${search}`;
      });
      await site.stop();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const javaScriptEnabled of [true, false]) {
  for (const country of ['NG', 'GB']) {
    test.describe(`from ${country}, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
      test.use({ javaScriptEnabled, extraHTTPHeaders: { 'x-country': country } });

      test('the newsletter is left by its link, and joined again', async ({ page, linkFor }) => {
        await page.goto(
          await linkFor(`${country}-${javaScriptEnabled}@mail.example`.toLowerCase()),
        );
        await expect(heading(page)).toHaveText('Leave the newsletter?');
        await page.getByRole('button', { name: 'Leave the newsletter' }).click();
        await expect(heading(page)).toHaveText('You have left the newsletter');
        await page.getByRole('button', { name: 'Get the newsletter again' }).click();
        await expect(heading(page)).toHaveText('You are back on the list');
      });
    });
  }
}

test('a link that lost its end says so, and leads to those who can help', async ({
  page,
  linkFor,
}) => {
  await page.goto((await linkFor('cut@mail.example')).slice(0, -5));
  await expect(heading(page)).toHaveText('This link doesn’t work');
  await page.getByRole('link', { name: 'Ask us to take you off the list' }).click();
  await expect(page).toHaveURL(/\/privacy#ask$/);
});
