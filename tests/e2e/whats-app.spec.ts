import { expect, test, type Page } from '@playwright/test';
import { findPressablesUnder } from '../support/find-pressables-under.ts';
import { started } from '../support/keyboard.ts';
import { onLongRun, onLongRunIf } from '../support/long-run.ts';
import { nextFrame } from '../support/next-frame.ts';
import { scrollDown } from '../support/scroll-down.ts';

const pages = [
  '/providers?state=lagos',
  '/providers/tch_uhms-orisun-childrens',
  '/contact',
  '/insurance-plans',
  '/insurance-calculator?who=family&age=34',
] as const;

const widths = [360, 768, 1280];

const buttonOf = (page: Page) => page.getByRole('link', { name: 'Chat with us' });

async function openWithScripts(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await started(page);
}

for (const width of widths) {
  // The button shares the narrowest window with the most.
  test.describe(`the WhatsApp button, ${width} px wide`, onLongRunIf(width > 360), () => {
    test.use({ viewport: { width, height: 780 } });

    test('is never over anything to press, from the top of a page to its end', async ({ page }) => {
      for (const path of pages) {
        await openWithScripts(page, path);
        let isAtEnd = false;
        while (!isAtEnd) {
          await expect.poll(() => findPressablesUnder(buttonOf(page)), path).toEqual([]);
          isAtEnd = await scrollDown(page, 173);
          await page.evaluate(nextFrame);
        }
        await expect(buttonOf(page)).toBeInViewport({ ratio: 1 });
      }
    });

    test('stays in view beside what is only read', async ({ page }) => {
      await page.goto('/terms');
      const chapter = page.getByRole('main').getByRole('heading', { level: 2 }).nth(2);
      await chapter.scrollIntoViewIfNeeded();
      await expect(buttonOf(page)).toBeInViewport({ ratio: 1 });
    });
  });

  const without = `the WhatsApp button without scripts, ${width} px wide`;
  test.describe(without, onLongRunIf(width > 360), () => {
    test.use({ viewport: { width, height: 780 }, javaScriptEnabled: false });

    test('ends the page and covers nothing', async ({ page }) => {
      await page.goto('/contact');
      const button = buttonOf(page);
      await expect(button).not.toBeInViewport();
      await button.scrollIntoViewIfNeeded();
      await expect(button).toBeInViewport({ ratio: 1 });
      expect(await findPressablesUnder(button)).toEqual([]);
    });
  });
}

test('the WhatsApp button follows the footer for those who go by key', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openWithScripts(page, '/contact');
  const button = buttonOf(page);
  await page.getByRole('contentinfo').getByRole('button').last().focus();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await expect(button).toBeInViewport({ ratio: 1 });
});

test(
  'the WhatsApp button stays while the address bar comes and goes',
  onLongRun,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await openWithScripts(page, '/terms');
    const button = buttonOf(page);
    await page.getByRole('main').getByRole('heading', { level: 2 }).nth(2).scrollIntoViewIfNeeded();
    await expect(button).toBeInViewport({ ratio: 1 });
    await button.evaluate(async (element) => {
      await Promise.all(element.getAnimations().map(({ finished }) => finished));
      Object.assign(window, { appearances: 0 });
      element.addEventListener('animationstart', () => {
        (window as unknown as { appearances: number }).appearances += 1;
      });
    });
    await page.setViewportSize({ width: 360, height: 720 });
    await page.waitForFunction(() => innerHeight === 720);
    // Observers run when a frame is drawn, in the order in which they were made.
    await page.evaluate(
      () => new Promise((look) => new IntersectionObserver(look).observe(document.body)),
    );
    await page.evaluate(nextFrame);
    expect(
      await page.evaluate(() => (window as unknown as { appearances: number }).appearances),
    ).toBe(0);
    await expect(button).toBeInViewport({ ratio: 1 });
  },
);
