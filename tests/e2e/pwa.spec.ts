import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import webPush from 'web-push';
import { openStore } from '#server/store/open-store.ts';
import { aPushToken } from '../support/a-push-token.ts';
import { exportLeads } from '../support/export-leads.ts';
import { hydrated, sentInPlace, started } from '../support/keyboard.ts';
import { startFakePushService } from '../support/fake-push-service.ts';
import { createMemoryLog } from '../support/memory-log.ts';
import { startSite } from '../support/start-site.ts';
import { startSwitchableProxy } from '../support/switchable-proxy.ts';
import { untilIdle } from '../support/until-idle.ts';
import { useOwnSite } from '../support/use-own-site.ts';
import { onLongRun } from '../support/long-run.ts';

const vapid = webPush.generateVAPIDKeys();
const pushSettings = {
  VAPID_PUBLIC_KEY: vapid.publicKey,
  VAPID_PRIVATE_KEY: vapid.privateKey,
  VAPID_SUBJECT: 'mailto:hello@health.example',
};

const site = useOwnSite(() => pushSettings);

const notice = (page: Page, name: string | RegExp) => page.getByRole('status', { name });

/** Settles when the service worker has cached this page and the offline page. */
async function untilCached(page: Page): Promise<void> {
  await touch(page);
  const isCached = () =>
    page.evaluate(async () => {
      const addresses = [location.href, '/offline'];
      const copies = addresses.map((url) => caches.match(url, { ignoreVary: true }));
      const isControlled = navigator.serviceWorker.controller !== null;
      return isControlled && (await Promise.all(copies)).every(Boolean);
    });
  await expect.poll(isCached).toBe(true);
}

/** Opens a page with a network, so that it is there without. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilCached(page);
}

/** The first touch starts what talks to the outside. */
async function touch(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await started(page);
  await untilIdle(page);
  await page.keyboard.press('Shift');
}

/** Says of a saved copy when it was saved. */
const copyNotice = (page: Page) => notice(page, /^Saved copy from \d+ \w+ \d{4}/);

/** Leaves a saved copy for the page as it is now. */
async function showCurrentPage(page: Page): Promise<void> {
  await copyNotice(page).getByRole('button', { name: 'Show the current page' }).click();
  await started(page);
  await touch(page);
  await expect(copyNotice(page)).toHaveCount(0);
}

test('saved pages open offline, dated, and never mix editions', async ({ page, context }) => {
  await using proxy = await startSwitchableProxy(site.address);
  const noise: string[] = [];
  page.on('pageerror', (error) => noise.push(error.message));
  await visit(page, `${proxy.address}/wellness`);
  await hydrated(page.getByRole('button', { name: 'Calculate BMI' }));
  for (const path of ['/faqs', '/insurance-plans', '/providers?state=lagos', '/']) {
    await visit(page, proxy.address + path);
  }
  await context.setOffline(true);
  proxy.target = undefined;

  // Also by a link in a newsletter, whose marks make no other page of it.
  await page.goto(`${proxy.address}/?mc_cid=april`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Your Partner For/);
  await expect(copyNotice(page)).toBeVisible();

  await page.getByRole('link', { name: 'FAQs' }).first().click();
  await expect(page).toHaveURL(/\/faqs$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/FAQs|Questions/i);
  await expect(copyNotice(page)).toBeVisible();

  await page.goto(`${proxy.address}/insurance-plans`);
  await expect(page.getByText(/[Pp]rices, last updated \d+ \w+ \d{4}/).first()).toBeVisible();
  await page.goto(`${proxy.address}/providers?state=lagos`);
  await expect(page.getByText(/providers in Lagos/).first()).toBeVisible();

  await page.goto(`${proxy.address}/wellness`);
  await page.getByLabel('Height (cm)').fill('168');
  await page.getByLabel('Weight (kg)').fill('74');
  await page.getByLabel('Age').fill('41');
  await page.getByRole('button', { name: 'Calculate BMI' }).click();
  await expect(page.getByText('26.2')).toBeVisible();

  await page.goto(`${proxy.address}/`);
  await context.addCookies([{ name: 'edition', value: 'DG', url: proxy.address }]);
  await page.goto(`${proxy.address}/`);
  await expect(page.getByText('Your Partner For')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /112/ })).toBeVisible();
  expect(noise).toEqual([]);
});

test('a link to an unsaved page offers the saved ones', onLongRun, async ({ page, context }) => {
  await using proxy = await startSwitchableProxy(site.address);
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visit(page, `${proxy.address}/faqs`);
  // Nothing is fetched ahead but the offline page.
  expect(asked.filter((path) => /^\/(wellness|contact|insurance-plans)?$/.test(path))).toEqual([]);
  await context.setOffline(true);
  proxy.target = undefined;
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL(`${proxy.address}/contact`);
  await expect(page.getByRole('link', { name: /112/ })).toHaveAttribute('href', 'tel:112');
  await expect(page.getByRole('region', { name: 'Saved on this device' })).toContainText('FAQs');
  await expect(copyNotice(page)).toHaveCount(0);
  await context.setOffline(false);
  proxy.target = site.address;
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Send message' })).toBeVisible();
});

test('a saved copy on a dead network does not claim to be online', onLongRun, async ({ page }) => {
  await using proxy = await startSwitchableProxy(site.address);
  await visit(page, `${proxy.address}/faqs`);
  proxy.target = undefined;
  await page.reload();
  await expect(copyNotice(page)).toContainText('You seem to be offline');
  proxy.target = site.address;
  await showCurrentPage(page);
});

/** Sends a message without a network: it waits on the device. */
async function sendOffline(page: Page, name: string, phone: string): Promise<void> {
  await visit(page, `${site.address}/faqs`);
  await page.goto(`${site.address}/contact`);
  await untilCached(page);
  const form = page.locator('form#contact');
  await sentInPlace(page);
  await form.getByLabel('Your name').fill(name);
  await form.getByLabel('Phone').fill(phone);
  await form.getByLabel('What is it about?').selectOption('A complaint');
  await form.getByLabel('Your message').fill('The card has not come. Please help.');
  await form.getByRole('checkbox').check();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByText('saved your form on this device')).toBeVisible();
}

/** Chromium 150 takes a page that is loaded again for online; saying it once more puts that right. */
async function comeOnline(page: Page): Promise<void> {
  for (const isOffline of [false, true, false]) await page.context().setOffline(isOffline);
}

test('a form that is sent without a network waits, is sent once, and says so', async ({ page }) => {
  await sendOffline(page, 'Efe offline', '0700 000 0000');
  const form = page.locator('form#contact');
  const alert = page.getByRole('alert').filter({ hasText: 'You seem to be offline' });
  await expect(form.getByLabel('Your name')).toHaveValue('Efe offline');
  // Pressed again it is the same form still.
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(alert).toBeVisible();

  // Another page, the network still away.
  await page.goto(`${site.address}/faqs`);
  await touch(page);
  await expect(notice(page, 'A form is waiting to be sent')).toHaveCount(1);
  await expect(copyNotice(page)).toContainText('You seem to be offline');
  await comeOnline(page);
  await expect(notice(page, 'Your form has been sent')).toContainText(/reference is [0-9A-F]{8}/);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(notice(page, 'Your form has been sent')).toHaveCount(0);
  await expect(copyNotice(page)).toContainText('You’re back online');
  await showCurrentPage(page);
  const leads = await exportLeads({ DATA_DIR: site.folder });
  expect(leads.filter(({ fields }) => fields['name'] === 'Efe offline')).toEqual([
    expect.objectContaining({ kind: 'contact', page: '/contact', consentVersion: 'contact-1' }),
  ]);
});

test('a form refused after waiting opens with all that was typed', onLongRun, async ({ page }) => {
  await sendOffline(page, 'Efe refused', '12');
  await page.goto(`${site.address}/faqs`);
  await touch(page);
  await comeOnline(page);
  const refused = notice(page, 'We couldn’t accept your form');
  await refused.getByRole('button', { name: 'Correct it' }).click();
  const form = page.locator('form#contact');
  await expect(form.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  await expect(form.getByLabel('Your name')).toHaveValue('Efe refused');
  await sentInPlace(page);
  await form.getByLabel('Phone').fill('0700 000 0001');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText(/reference is [0-9A-F]{8}/)).toBeVisible();
  await expect(refused).toHaveCount(0);
});

test('a newer version comes at a click, and the worker can be taken back', async ({ page }) => {
  await using proxy = await startSwitchableProxy(site.address);
  await page.goto(`${proxy.address}/faqs`);
  await untilCached(page);
  proxy.workerSuffix = '\n// a newer version';
  await page.goto(`${proxy.address}/story`);
  await touch(page);
  const update = notice(page, 'A new version is ready');
  await expect(update).toBeVisible();
  const loaded = page.waitForEvent('load');
  await update.getByRole('button', { name: 'Update now' }).click();
  await loaded;
  await touch(page);
  const hasWaiting = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null);
  await expect.poll(hasWaiting).toBe(false);
  await expect(update).toHaveCount(0);

  await using retired = await startSite({ OFFLINE: 'off', LOG_LEVEL: 'fatal' });
  proxy.target = retired.address;
  await page.goto(`${proxy.address}/faqs`);
  await touch(page);
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test('a push message reaches its own browser and opens its page', async ({ page, context }) => {
  await using service = await startFakePushService(vapid.publicKey);
  await context.grantPermissions(['notifications'], { origin: site.address });
  await standInForPushService(context, aPushToken('ada'));
  const saved = () => page.waitForResponse('**/api/notifications/save-token');
  const first = saved();
  await page.goto(site.address);
  expect((await first).status()).toBe(201);
  // Saved again in another month, so that the site knows it is in use.
  await page.evaluate(() =>
    localStorage.setItem('pushToken', `2026-01 ${localStorage.getItem('pushToken')?.slice(8)}`),
  );
  const again = saved();
  await page.reload();
  expect((await again).status()).toBe(200);
  await useFakeService(site.folder, service.subscribe('ada'));

  const words = ['--title', 'Clinic open', '--body', 'Come by on Saturday', '--url', '/news'];
  const command = ['server/push/push-command.ts', 'send', '--allow-host', service.host, ...words];
  const child = spawn('node', command, {
    env: { ...process.env, DATA_DIR: site.folder, SITE_URL: site.address, ...pushSettings },
  });
  expect(await text(child.stdout)).toMatch(/^Sent 1, expired and removed 0, failed 0 /);
  const message = service.received[0]?.message;
  expect(message).toMatchObject({ title: 'Clinic open', url: `${site.address}/news` });

  const opened = context.waitForEvent('page');
  await deliver(page, site.address, JSON.stringify(message));
  await expect(await opened).toHaveURL(`${site.address}/news`);
});

/** Has messages for the saved token go to the fake service; the site takes only real ones. */
async function useFakeService(dataFolder: string, token: string): Promise<void> {
  const { log } = createMemoryLog();
  const store = await openStore({ databaseUrl: undefined, dataFolder, log });
  await store.tables.updateTable('push_tokens').set({ token }).execute();
  await store.close();
}

/** Chromium's own push service is not available here: the browser signs up with the stand-in. */
async function standInForPushService(context: BrowserContext, token: string): Promise<void> {
  await context.addInitScript((subscription) => {
    PushManager.prototype.getSubscription = () => Promise.resolve(null);
    PushManager.prototype.subscribe = () =>
      Promise.resolve(JSON.parse(subscription) as PushSubscription);
    Notification.requestPermission = () => Promise.resolve('granted');
  }, token);
}

/** What the browser does when a message has come and is decrypted. */
async function deliver(page: Page, origin: string, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registrationId = await new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`);
      if (own) resolve(own.registrationId);
    });
    void session.send('ServiceWorker.enable');
  });
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
}

test.describe('for those who save data', () => {
  test.use({ extraHTTPHeaders: { 'save-data': 'on' } });

  test('a saved copy says so before anything is touched', onLongRun, async ({ page, context }) => {
    await visit(page, `${site.address}/faqs`);
    await context.setOffline(true);
    await page.goto(`${site.address}/faqs`);
    await expect(copyNotice(page)).toBeVisible();
  });
});
