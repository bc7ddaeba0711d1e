import { expect, test, type Page } from '@playwright/test';
import { leaveLinkIn } from '../support/leave-link.ts';
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

test('the newsletter is left by its link, and joined again', async ({ page }) => {
  await page.goto(await linkFor('ada@mail.example'));
  await expect(heading(page)).toHaveText('Leave the newsletter?');
  await page.getByRole('button', { name: 'Leave the newsletter' }).click();
  await expect(heading(page)).toHaveText('You have left the newsletter');
  await page.getByRole('button', { name: 'Get the newsletter again' }).click();
  await expect(heading(page)).toHaveText('You are back on the list');
});
