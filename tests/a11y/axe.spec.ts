import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

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

for (const route of routes) {
  test(`${route} has no fault that axe can find, and does not scroll sideways`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(route);
    expect(await faultsOf(page)).toEqual([]);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, await overflowOf(page)]).toEqual([width, 0]);
    }
    // Loaded anew: colours that change under an open page fade over.
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(route);
    expect(await faultsOf(page)).toEqual([]);
  });
}

async function faultsOf(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}

function overflowOf(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
