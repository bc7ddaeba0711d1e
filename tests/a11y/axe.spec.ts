import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

const routes = [
  '/',
  '/global',
  '/insurance-plans',
  '/insurance-calculator',
  '/individual-plan',
  '/social-health-insurance',
  '/providers',
  '/news',
  '/wellness',
  '/news?q=xyzzy',
  '/posts/malaria-test-before-treatment',
  '/posts/no-such-post',
  '/faqs',
  '/contact',
  '/story',
  '/team',
  '/qr-code',
  '/privacy',
  '/no-such-page',
];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const route of routes) {
    test(`${route} has no accessibility fault that axe can find (${colorScheme})`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(route);
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' ')}`,
      );
      expect(found).toEqual([]);
    });
  }
}

for (const route of ['/', '/global']) {
  test(`${route} does not scroll sideways`, async ({ page }) => {
    await page.goto(route);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}
