import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { hostileHtml } from '../../fixtures/hostile-html.ts';
import { startFakeWordPress, wirePost } from '../../support/fake-wordpress.ts';
import { startSite } from '../../support/start-site.ts';

// What is cleaned must be harmless by itself: the policy is a second line.
test.use({ bypassCSP: true });

test('no hostile post runs anything, not even without the site’s policy', async ({ page }) => {
  test.setTimeout(120_000);
  const folder = await mkdtemp(join(tmpdir(), 'data-'));
  await using wordPress = await startFakeWordPress(
    hostileHtml.map(({ html }, index) =>
      wirePost(index + 1, {
        title: `${html} ${index}`,
        content: `<p>Before.</p>${html}<p>After.</p>`,
        excerpt: { rendered: html },
      }),
    ),
  );
  await using site = await startSite({ DATA_DIR: folder, WORDPRESS_URL: wordPress.url });
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(site.address)) outside.push(request.url());
  });
  page.on('dialog', (dialog) => void dialog.dismiss());
  await page.addInitScript(() =>
    Object.assign(window, { pwn: () => Object.assign(window, { pwned: true }) }),
  );
  for (const [index, hostile] of hostileHtml.entries()) {
    await page.goto(`${site.address}/posts/post-${index + 1}`);
    const body = page.locator('article');
    await expect(body).toContainText('Before.');
    const found = await page.evaluate(() => ({
      pwned: 'pwned' in window,
      active: document.querySelectorAll(
        'article :is(script, style, iframe, object, embed, form, input, svg:not(.icon), [onload], [onerror])',
      ).length,
    }));
    expect([hostile.name, found]).toEqual([hostile.name, { pwned: false, active: 0 }]);
  }
  await page.goto(`${site.address}/news`);
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  expect(outside).toEqual([]);
  await rm(folder, { recursive: true });
});
