import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openSite } from './site.fixture.tsx';

test('in the quote frame a page stands without header and footer', async () => {
  await openSite({ path: '/insurance-calculator?frame=1' });
  await expect.element(page.getByRole('main')).toBeVisible();
  expect(page.getByRole('banner').query()).toBeNull();
  expect(page.getByRole('contentinfo').query()).toBeNull();
});

test('nothing is focused on the page the visitor came to', async () => {
  await openSite();
  expect(document.activeElement).toBe(document.body);
});
