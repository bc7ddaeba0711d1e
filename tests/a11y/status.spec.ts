import { expect, test, type Locator } from '@playwright/test';
import { ask } from '../support/ask.ts';
import { startSite, type RunningSite } from '../support/start-site.ts';
import { startWebhookReceiver, webhookSecret } from '../support/webhook-receiver.ts';
import { findAxeFaults } from './checks/find-axe-faults.ts';
import { findFaults, looks } from './checks/find-faults.ts';
import { onLongRun } from '../support/long-run.ts';

async function subscribe(site: RunningSite): Promise<void> {
  const { status } = await ask(site.address, '/api/subscriptions', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'only-one' },
    body: JSON.stringify({ email: 'ada@example.com' }),
  });
  expect(status).toBe(202);
}

// Not a place of places.ts: the page answers this machine alone, and places are seen through a proxy.
test('the status page has no fault, whether all is well or not', onLongRun, async ({ page }) => {
  await using receiver = await startWebhookReceiver(() => ({ status: 410 }));
  await using site = await startSite({
    WEBHOOK_URL: receiver.url,
    WEBHOOK_SECRET: webhookSecret,
    LOG_LEVEL: 'fatal',
  });
  // On a busy machine the store may answer too late for one look at the page.
  const shows = (sign: Locator) => async () => {
    await page.goto(`${site.address}/status`);
    return sign.isVisible();
  };

  await expect.poll(shows(page.getByRole('heading', { name: 'All is well' }))).toBe(true);
  expect(await findAxeFaults(page)).toEqual([]);

  await subscribe(site);
  await expect.poll(shows(page.getByText('has dead letters'))).toBe(true);
  await expect(page.getByRole('table', { name: 'Deliveries' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please look at this');
  await expect(page.getByRole('table', { name: 'Errors since the start' })).toBeVisible();
  for (const look of looks) expect(await findFaults(page, look)).toEqual([]);
});
