import { expect, test, type Page } from '@playwright/test';
import { findAxeFaults } from '../a11y/checks/find-axe-faults.ts';
import { hydrated } from '../support/keyboard.ts';
import { serve } from '../support/serve.ts';
import { startSite } from '../support/start-site.ts';
import { onLongRun } from '../support/long-run.ts';

// A worker would fetch what these tests mean to hold back.
test.use({ serviceWorkers: 'block' });

const status = (page: Page) => page.getByRole('main').getByRole('status').first();
const name = (page: Page) => page.getByLabel('Name, town or service');

test('a visitor finds a hospital by a misspelt name, sees its page and comes back', async ({
  page,
}) => {
  await page.goto('/providers');
  await name(page).pressSequentially('irti specalist', { delay: 30 });
  const link = page.getByRole('link', { name: 'Ìrètí Specialist', exact: true });
  await expect(link).toBeVisible();
  await expect(page).toHaveURL(/\/providers\?q=irti\+specalist$/);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ìrètí Specialist');
  await expect(page).toHaveTitle(/^Ìrètí Specialist, Ikeja, Lagos/);
  await page.goBack();
  await expect(name(page)).toHaveValue('irti specalist');
  await expect(link).toBeVisible();
});

test('searches that are overtaken are cancelled, and the last one stands', async ({ page }) => {
  await page.goto('/providers');
  await name(page).press('x');
  await expect(page).toHaveURL(/q=x$/);
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.url()));
  // As on a slow line: its answer does not come before the next letters do.
  const first = /providers\/results\.json\?q=udo$/;
  await page.route(first, () => undefined);
  const slow = page.waitForRequest(first);
  await name(page).fill('udo');
  const url = (await slow).url();
  await name(page).pressSequentially(' iroko');
  await expect(status(page)).toHaveText(/^\d+ providers in Nigeria$/);
  await expect(page).toHaveURL(/q=udo\+iroko$/);
  await expect(page.getByRole('link', { name: 'Udo Iroko Hospital', exact: true })).toBeVisible();
  expect(failed).toContain(url);
});

test('the nearest are found by a place that the browser gives', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 6.6012, longitude: 3.3511 });
  await page.goto('/providers');
  await page.getByText('Near me').click();
  await expect(page).toHaveURL(/near=6\.601,3\.351$/);
  await expect(page.getByRole('listitem').filter({ hasText: 'Ìrètí Specialist' })).toContainText(
    '100 m',
  );
  expect(await page.evaluate(() => JSON.stringify(localStorage) + document.cookie)).not.toMatch(
    /6\.6|3\.35/,
  );
});

test(
  'losing the network while typing costs the results, not the page',
  onLongRun,
  async ({ page }) => {
    await page.goto('/providers');
    await name(page).press('u');
    await expect(page).toHaveURL(/q=u$/);
    await page.route(/providers\/results\.json/, (route) => route.abort());
    await name(page).pressSequentially('do');
    await expect(page.getByRole('alert')).toContainText('We can’t load the list');
    await expect(name(page)).toHaveValue('udo');
    await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
  },
);

test(
  'the keyboard alone opens the filters, ticks one and shows the results',
  onLongRun,
  async ({ page }) => {
    await page.goto('/providers?state=lagos');
    const before = await status(page).textContent();
    await page.getByRole('button', { name: 'Filters' }).press('Enter');
    const dentist = page.getByRole('checkbox', { name: 'Dentist' });
    await expect(dentist).toBeVisible();
    await dentist.press('Space');
    await expect(page).toHaveURL(/state=lagos&type=dental$/);
    await expect(dentist).toBeFocused();
    await page.getByRole('button', { name: /^Show \d+ dentists$/ }).press('Enter');
    await expect(dentist).toBeHidden();
    expect(await status(page).textContent()).not.toBe(before);
  },
);

test(
  'a page of results and a page of a provider have no fault that axe can find',
  onLongRun,
  async ({ page }) => {
    for (const [path, summary] of [
      ['/providers?state=lagos', 'Choose a state on the map'],
      ['/providers/tch_uhms-orisun-childrens', 'Report a mistake'],
    ] as const) {
      await page.goto(path);
      await page.getByText(summary, { exact: true }).click();
      expect(await findAxeFaults(page)).toEqual([]);
    }
  },
);

test('on the map of the states a first tap names one with its number, a second opens it', async ({
  page,
}) => {
  await page.goto('/providers');
  const borno = page.getByRole('link', { name: /^Borno, [\d,]+ providers$/ });
  await page.getByText('Choose a state on the map').tap();
  await hydrated(borno);
  await borno.tap();
  await expect(page.getByText(/^Borno [\d,]+ providers$/)).toBeVisible();
  await expect(page).toHaveURL('/providers');
  await borno.tap();
  await expect(status(page)).toHaveText(/ in Borno$/);
});

test('on a phone the states of a zone are a list', onLongRun, async ({ page }) => {
  await page.goto('/providers?type=pharmacy');
  await page.getByText('Choose a state on the map').tap();
  await page.getByText('South West', { exact: true }).tap();
  await page.getByRole('link', { name: /^Lagos \d+$/ }).tap();
  await expect(status(page)).toHaveText(/^\d+ pharmacies in Lagos$/);
});

test.describe('with a map', () => {
  test.use({ serviceWorkers: 'allow' });

  test('where tiles are configured the results show on a map, and nothing is fetched before that', async ({
    page,
  }) => {
    const asked: string[] = [];
    await using tiles = await serve((request, response) => {
      asked.push(request.url ?? '');
      response.writeHead(200, { 'content-type': 'image/svg+xml' });
      response.end('<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"/>');
    });
    await using site = await startSite({ TILE_URL: `${tiles.address}/{z}/{x}/{y}.svg` });
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await page.goto(`${site.address}/providers?state=lagos`);
    await name(page).press('a');
    await expect(page).toHaveURL(/q=a/);
    expect(asked).toEqual([]);
    await page.getByText('Show these on a map').click();
    const map = page.getByRole('region', { name: 'Map of results' });
    await expect(map.locator('path')).toHaveCount(20);
    await expect(map.getByRole('link', { name: '© OpenStreetMap contributors' })).toBeVisible();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    expect(asked[0]).toMatch(/^\/\d+\/\d+\/\d+\.svg$/);
    expect(complaints).toEqual([]);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a form finds providers by name, state, plan and type, page by page', async ({ page }) => {
    await page.goto('/providers');
    await page.getByLabel('State', { exact: true }).selectOption('Lagos');
    await page.getByLabel('Your plan').selectOption('Gold');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/state=lagos/);
    await expect(status(page)).toHaveText(/^[\d,]+ providers in Lagos$/);
    await page.getByRole('link', { name: 'Show 20 more' }).click();
    await expect(page.getByText(/^21 to 40 of/)).toBeVisible();
    await page.getByRole('link', { name: 'Show the 20 before' }).click();
    await expect(page.getByText(/^20 of/)).toBeVisible();
  });

  for (const country of ['NG', 'GB']) {
    test(
      `a misspelt kind in a typed place gives the nearest first (${country})`,
      onLongRun,
      async ({ page }) => {
        await page.setExtraHTTPHeaders({ 'x-country': country });
        await page.goto('/providers');
        await name(page).fill('dentst xyzzy ikeja');
        await page.getByRole('button', { name: 'Search', exact: true }).click();
        await expect(status(page)).toHaveText(/^\d+ providers in Ikeja, Lagos, nearest first$/);
        await expect(
          page.getByText('No hospital matches ‘xyzzy’, so we left it out.'),
        ).toBeVisible();
        await expect(
          page.getByText('Distances are from the centre of Ikeja, Lagos.'),
        ).toBeVisible();
        const first = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Dentist' });
        await expect(first.first()).toContainText(/[\d.]+ k?m/);
        await expect(name(page)).toHaveValue('dentst xyzzy ikeja');
      },
    );
  }

  test('the filters open and narrow the results', onLongRun, async ({ page }) => {
    await page.goto('/providers?state=lagos');
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('checkbox', { name: 'Pharmacy' }).check();
    await page.getByRole('button', { name: /^Show / }).click();
    await expect(status(page)).toHaveText(/^\d+ pharmacies in Lagos$/);
  });

  test('the map of the states is a way to choose', onLongRun, async ({ page }) => {
    await page.goto('/providers');
    await page.getByText('Choose a state on the map').click();
    await page.getByRole('link', { name: /^Borno, [\d,]+ providers$/ }).click();
    await expect(status(page)).toHaveText(/ in Borno$/);
  });

  test('a wrong entry can be reported', onLongRun, async ({ page }) => {
    await page.goto('/providers/ud_uhms-gada-trauma-centre');
    await page.getByText('Report a mistake').click();
    await page.getByRole('radio', { name: 'Something else' }).check();
    await page.getByLabel('What should it say?').fill('The gate is on the other side.');
    await page.getByRole('button', { name: 'Send correction' }).click();
    await expect(page.getByText('Thank you for telling us')).toBeVisible();
    await expect(page).toHaveURL(/\?sent=[0-9A-F]{8}$/);
  });
});
