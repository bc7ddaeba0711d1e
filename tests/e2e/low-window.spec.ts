import { expect, test } from '@playwright/test';
import { openAs } from '../a11y/as-visitor.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 1366, height: 657 },
});

test('a low window shows the price and what to do next, unscrolled', async ({ page }) => {
  await openAs(page, 'NG', '/insurance-calculator/gold?who=family&age=36&spouse=34&children=2');
  const summary = page.locator('.quote-summary');
  const panel = (await summary.boundingBox()) ?? { y: Number.NaN, height: Number.NaN };
  for (const name of ['Buy Gold', 'Send me this quote', 'Download as PDF']) {
    const box = await summary.getByRole('link', { name }).boundingBox();
    const bottom = (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN);
    expect(bottom - panel.y, name).toBeLessThanOrEqual(400);
    expect(bottom, name).toBeLessThanOrEqual(657);
  }
  const inside = await summary.evaluate((element) => element.scrollHeight);
  expect(inside).toBeLessThanOrEqual(Math.ceil(panel.height));
});
