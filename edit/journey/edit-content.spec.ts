import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import {
  choosePicture,
  closeDialog,
  offerPicture,
  openForm,
  openPage,
  press,
  retype,
  save,
  saveAndWait,
  shownField,
} from './forms.ts';
import { openEditor, type OpenEditor } from './open-editor.ts';

let editor: OpenEditor;

test.beforeAll(async () => {
  editor = await openEditor();
});
test.afterAll(() => editor[Symbol.asyncDispose]());

test('a price that breaks a rule is refused, another is on every page', async ({ page }) => {
  const before = await editor.read('content/plans/prices.yaml');
  await openForm(page, editor.address, 'plans/entries/plans-prices');
  const gold = page.getByLabel('Gold', { exact: true });
  await gold.fill('100000');
  await save(page);
  expect(await closeDialog(page, 'Not saved')).toMatch(
    /content\/plans\/prices\.yaml.*must rise from bronze to platinum/,
  );
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  expect(await editor.read('content/plans/prices.yaml')).toBe(before);

  await retype(page, gold, '260000');
  await saveAndWait(page);
  expect(await editor.read('content/plans/prices.yaml')).toBe(before.replace('255000', '260000'));
  await expect.poll(() => get('/plans/gold')).toContain('₦260,000');
  expect(await get('/insurance-calculator?who=me&age=30&plan=gold')).toContain('₦260,000');
  const opened = await openPage(page);
  await expect(opened.getByText('₦260,000').first()).toBeVisible();
});

test('what was saved is published, and undone, by the keyboard alone', async ({ page }) => {
  await openForm(page, editor.address, 'plans/entries/plans-prices');
  const gold = page.getByLabel('Gold', { exact: true });
  await retype(page, gold, '270000');
  await saveAndWait(page);
  await retype(page, gold, '271000');
  const dialog = page.locator('dialog');
  await page.getByRole('button', { name: 'Publish …' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('This differs from the live site');
  await expect(dialog).toContainText('changes that are not saved');
  await expect(dialog).toContainText('Yearly price of an adult, Gold: 255,000 270,000');
  await press(page, 'Publish now');
  await expect(dialog).toContainText('Published.');
  expect(editor.readLive('content/plans/prices.yaml')).toContain('gold: 270000');
  await press(page, 'Look again');
  await expect(dialog).toContainText('Nothing that is saved differs');
  await press(page, 'Undo the last publication …');
  await expect(dialog).toContainText('“Change Prices”, Journey');
  await press(page, 'Undo it now');
  await expect(dialog).toContainText('Undone.');
  expect(editor.readLive('content/plans/prices.yaml')).toContain('gold: 255000');
  expect(await editor.read('content/plans/prices.yaml')).toContain('gold: 255000');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => get('/plans/gold')).toContain('₦255,000');
});

test('a new question is on its page, in the search and in structured data', async ({ page }) => {
  await openForm(page, editor.address, 'help/entries/faqs');
  const before = await editor.read('content/faqs.yaml');
  await page.getByText('Choosing', { exact: true }).click();
  await page.getByRole('button', { name: 'Add question' }).first().click();
  await expect(page.getByRole('button', { name: 'Remove item' })).not.toHaveCount(0);
  await expect(page.getByRole('button', { name: /^$/ })).toHaveCount(0);
  await shownField(page, 'Id').fill('Can I pay in cowries?');
  await shownField(page, 'Question').fill('Can I pay in cowries?');
  await shownField(page, 'Answer').fill('No. Call {{phon}} and ask how to pay.');
  await save(page);
  await expect(
    page.getByText('Id must be lower-case letters, digits and hyphens').first(),
  ).toBeVisible();
  await retype(page, shownField(page, 'Id'), 'can-i-pay-in-cowries');
  await save(page);
  expect(await closeDialog(page, 'Not saved')).toContain('unknown placeholder {{phon}}');
  await retype(page, shownField(page, 'Answer'), 'No. Call {{phone}} and ask how to pay.');
  await saveAndWait(page);
  const after = (await editor.read('content/faqs.yaml')).split('\n');
  expect(before.split('\n').filter((line) => !after.includes(line))).toEqual([]);
  await expect.poll(() => get('/faqs')).toContain('cowries');
  expect(linkedData(await get('/faqs'))).toContain('Call 0700 000 0000 and ask how to pay.');
  expect(await get('/search?q=cowries')).toContain('/faqs#can-i-pay-in-cowries');
});

test('a photograph takes the place of a drawing, cropped and small', async ({ page }) => {
  await openForm(page, editor.address, 'company/entries/company-team');
  await page.getByText('Bisi, Head of member care').click();
  await choosePicture(page, 'Choose different image', await photograph('bisi-at-work', 2400, 1800));
  await saveAndWait(page);
  expect(await editor.read('content/company/team.yaml')).toContain('portrait: bisi-at-work.webp');
  await expect.poll(() => get('/team')).toContain('bisi-at-work');
  const [, address = ''] = /src="([^"]*bisi-at-work[^"]*)"/.exec(await get('/team')) ?? [];
  const picture = await fetch(editor.siteAddress + address);
  const { width, height, format } = await sharp(await picture.arrayBuffer()).metadata();
  expect([width, height, format]).toEqual([288, 288, 'webp']);
});

test('a broken picture is refused, and nothing that was typed is lost', async ({ page }) => {
  await openForm(page, editor.address, 'company/entries/company-team');
  const before = await editor.read('content/company/team.yaml');
  await page.getByText('Bisi, Head of member care').click();
  await retype(page, shownField(page, 'Role'), 'Head of members');
  await offerPicture(page, 'Choose different image', {
    name: 'broken.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('no picture'),
  });
  await closeDialog(page, '“broken.jpg” cannot be shown');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Failed to persist')).toHaveCount(0);
  await expect(shownField(page, 'Role')).toHaveValue('Head of members');
  await saveAndWait(page);
  expect(await editor.read('content/company/team.yaml')).toBe(
    before.replace('Head of member care', 'Head of members'),
  );
});

test('a post is written, refused while it lacks a part, and published', async ({ page }) => {
  await page.goto(`${editor.address}/edit/#/collections/posts/new`);
  await page.getByLabel('Title', { exact: true }).first().fill('Walking after a meal');
  const excerpt = page.getByLabel('Excerpt', { exact: true });
  await excerpt.fill('Too short.');
  await save(page);
  await expect(page.getByText(/must have 120 to 200 characters/).first()).toBeVisible();
  await expect(page.getByText(/missed a required/)).toBeVisible();
  await retype(
    page,
    excerpt,
    `A walk of a quarter of an hour after a meal is good for your heart, your sugar and your sleep. Here is how to begin, and when to see a doctor first.`,
  );
  await fillRest(page);
  await saveAndWait(page);
  const path = '/posts/walking-after-a-meal';
  expect(await editor.read('content/posts/walking-after-a-meal.md')).toContain(
    'picture: walking.webp',
  );
  await expect.poll(() => get(path)).toContain('Put on shoes');
  await page.reload();
  const opened = await openPage(page);
  await expect(opened.getByRole('heading', { name: 'Walking after a meal' }).first()).toBeVisible();
  expect(linkedData(await get(path))).toContain('Walking after a meal');
  for (const list of ['/news', '/sitemap.xml', '/search?q=walking+after+a+meal']) {
    expect(await get(list), list).toContain(path);
  }
});

async function fillRest(page: Page): Promise<void> {
  await page.getByLabel('Published', { exact: true }).fill('2026-11-23');
  await page.getByLabel('Categories', { exact: true }).click();
  await page.getByText('everyday-health', { exact: true }).click();
  await page.getByLabel('Author', { exact: true }).fill('Clinical content team');
  await choosePicture(page, 'Choose an image', await photograph('walking', 3000, 2000));
  await page.getByLabel('Picture in words', { exact: true }).fill('Two people walk along a road.');
  await page.getByText('No title', { exact: true }).click();
  await shownField(page, 'Title').fill('WHO, Physical activity');
  await shownField(page, 'Address').fill(
    'https://www.who.int/news-room/fact-sheets/detail/physical-activity',
  );
  await shownField(page, 'Read on').fill('2026-11-23');
  await page
    .getByLabel('Text', { exact: true })
    .fill(
      '## How to begin\n\nPut on shoes in which you can walk fast.\n\n## When to ask first\n\nCall [{{phone}}]({{phoneLink}}) if you have chest pain.',
    );
}

async function get(path: string): Promise<string> {
  return (await fetch(editor.siteAddress + path)).text();
}

function linkedData(html: string): string {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    .map(([, json]) => json)
    .join('\n');
}

/** A photograph as cameras make them: too large for a page. */
async function photograph(name: string, width: number, height: number): Promise<string> {
  const path = join(mkdtempSync(join(tmpdir(), 'photograph-')), `${name}.jpg`);
  const background = { r: 120, g: 90, b: 60 };
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const;
  await sharp({ create: { width, height, channels: 3, background, noise } })
    .jpeg()
    .toFile(path);
  return path;
}
