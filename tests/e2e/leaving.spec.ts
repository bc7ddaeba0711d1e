import { expect, test, type Page } from '@playwright/test';
import { leaveLinkIn } from '../support/leave-link.ts';
import { onLongRunIf, onLongRun } from '../support/long-run.ts';
import { useMailingSite } from '../support/use-mailing-site.ts';

const site = useMailingSite();

/** The link to leave, from the mail to a new subscriber. */
async function linkFor(email: string): Promise<string> {
  await fetch(`${site.address}/api/subscriptions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  await expect.poll(() => site.mailsTo(email)).not.toHaveLength(0);
  const { pathname, search } = leaveLinkIn(site.mailsTo(email)[0] ?? '');
  return `${site.address}${pathname}${search}`;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const javaScriptEnabled of [true, false]) {
  for (const country of ['NG', 'GB']) {
    const how = `from ${country}, ${javaScriptEnabled ? 'with' : 'without'} scripts`;
    test.describe(how, onLongRunIf(!javaScriptEnabled || country !== 'NG'), () => {
      test.use({ javaScriptEnabled, extraHTTPHeaders: { 'x-country': country } });

      test('the newsletter is left by its link, and joined again', async ({ page }) => {
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

test(
  'a link that lost its end says so, and leads to those who can help',
  onLongRun,
  async ({ page }) => {
    await page.goto((await linkFor('cut@mail.example')).slice(0, -5));
    await expect(heading(page)).toHaveText('This link doesn’t work');
    await page.getByRole('link', { name: 'Ask us to take you off the list' }).click();
    await expect(page).toHaveURL(/\/privacy#ask$/);
  },
);
