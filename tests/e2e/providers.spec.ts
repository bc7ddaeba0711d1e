import { expect, test, type Page } from '@playwright/test';
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

test('the keyboard alone opens the filters, ticks one and shows the results', async ({ page }) => {
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

  test('a wrong entry can be reported', async ({ page }) => {
    await page.goto('/providers/ud_uhms-gada-trauma-centre');
    await page.getByText('Report a mistake').click();
    await page.getByRole('radio', { name: 'Something else' }).check();
    await page.getByLabel('What should it say?').fill('The gate is on the other side.');
    await page.getByRole('button', { name: 'Send correction' }).click();
    await expect(page.getByText('Thank you for telling us')).toBeVisible();
    await expect(page).toHaveURL(/\?sent=[0-9A-F]{8}$/);
  });
});
