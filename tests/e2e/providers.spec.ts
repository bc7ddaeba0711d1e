import { expect, test, type Page } from '@playwright/test';
import { hydrated } from '../support/keyboard.ts';
import { serve } from '../support/serve.ts';
import { startSite } from '../support/start-site.ts';
import { onLongRun } from '../support/long-run.ts';

// A worker would fetch what these tests mean to hold back.
test.use({ serviceWorkers: 'block' });

const status = (page: Page) => page.getByRole('main').getByRole('status').first();
const name = (page: Page) => page.getByLabel('Name, town or service');

test('a hospital is found by a misspelt name, by place and by state', async ({ page, context }) => {
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

  await test.step('on the map of the states a first tap names one, a second opens it', async () => {
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

  await test.step('the nearest are found by a place that the browser gives', async () => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 6.6012, longitude: 3.3511 });
    await page.goto('/providers');
    await page.getByText('Near me').click();
    await expect(page).toHaveURL(/near=6\.601,3\.351$/);
    await expect(page.getByRole('listitem').filter({ hasText: 'Ìrètí Specialist' })).toContainText(
      '100 m',
    );
    const kept = await page.evaluate(() => JSON.stringify(localStorage) + document.cookie);
    expect(kept).not.toMatch(/6\.6|3\.35/);
  });
});

test('by keyboard alone, a filter is opened, ticked and applied', onLongRun, async ({ page }) => {
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

  test('results show on a configured map, fetched only on demand', async ({ page }) => {
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
