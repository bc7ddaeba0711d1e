import { expect, test, type Page } from '@playwright/test';
import { started } from '../support/keyboard.ts';
import { nextFrame } from '../support/next-frame.ts';
import { seeFonts } from '../support/see-fonts.ts';
import { untilIdle } from '../support/until-idle.ts';

declare global {
  interface Window {
    totalShift: () => number;
  }
}

/** The addresses of requested scripts in order, and among them the load event. */
async function watchScripts(page: Page): Promise<string[]> {
  const events: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') events.push(new URL(request.url()).pathname);
  });
  page.on('load', () => events.push('load'));
  return events;
}

for (const [country, route] of [
  ['NG', '/'],
  ['GB', '/'],
  ['NG', '/global'],
] as const) {
  test(`${route} from ${country}: no script is requested before the page has loaded`, async ({
    page,
  }) => {
    await page.setExtraHTTPHeaders({ 'x-country': country });
    const events = await watchScripts(page);
    await page.goto(route);
    await started(page);
    expect(events.indexOf('load')).toBe(0);
    expect(events.length).toBeGreaterThan(1);
  });

  test(`${route} from ${country}: nothing moves while it loads, gets its fonts and starts`, async ({
    page,
  }) => {
    await page.setExtraHTTPHeaders({ 'x-country': country });
    await page.addInitScript(() => {
      let total = 0;
      const add = (entries: PerformanceEntryList) => {
        for (const entry of entries) total += (entry as LayoutShift).value;
      };
      const observer = new PerformanceObserver((list) => add(list.getEntries()));
      observer.observe({ type: 'layout-shift', buffered: true });
      window.totalShift = () => {
        add(observer.takeRecords());
        return total;
      };
      interface LayoutShift extends PerformanceEntry {
        readonly value: number;
      }
    });
    // The scripts ask for it once they have taken the page over.
    const located = page.waitForResponse('**/api/location');
    await page.goto(route);
    await seeFonts(page);
    await located;
    // A shift is counted when its frame is drawn.
    await page.evaluate(nextFrame);
    expect(await page.evaluate(() => window.totalShift())).toBeLessThan(0.01);
  });

  test(`${route} from ${country}: all that was sent stays while scripts take over`, async ({
    page,
  }) => {
    await page.setExtraHTTPHeaders({ 'x-country': country });
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        Object.assign(window, { sent: [...document.querySelectorAll('h1, h2, h3, p, a, button')] });
      });
    });
    const located = page.waitForResponse('**/api/location');
    await page.goto(route);
    await located;
    await untilIdle(page);
    const lost = await page.evaluate(() =>
      (window as unknown as { sent: Element[] }).sent
        .filter((element) => !element.isConnected)
        .map((element) => element.outerHTML),
    );
    expect(lost).toEqual([]);
  });
}

test('a first key press starts the scripts before the page has loaded', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  // One picture that does not arrive keeps the load event away.
  await page.route(/hero-poster-.*\.svg$/, async (route) => {
    await held;
    await route.continue();
  });
  const events = await watchScripts(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.keyboard.press('Tab');
  await started(page);
  expect(events).not.toContain('load');
  release();
});

test('a browser without commands opens and closes dialogs before the scripts have come', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
    addEventListener('command', (event) => event.preventDefault(), { capture: true });
  });
  await page.route(/\/assets\/.*\.js$/, () => {});
  await page.goto('/');
  await page.getByRole('button', { name: 'Login To Portal' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
});

test('the page reports nothing to the console and breaks no policy', async ({ page }) => {
  const noise: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) noise.push(message.text());
  });
  page.on('pageerror', (error) => noise.push(error.message));
  for (const route of ['/', '/global', '/faqs']) {
    await page.goto(route);
    await started(page);
  }
  expect(noise).toEqual([]);
});

const firstWords = 'first-words';

/** Stops the page's clock, and lets nobody but the test tell it that its first words are painted. */
async function holdFirstWords(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.addInitScript((name) => {
    class HeldObserver {
      constructor(onPaint: (entries: unknown, observer: HeldObserver) => void) {
        addEventListener(name, () => onPaint(undefined, this));
      }
      observe() {}
      disconnect() {}
    }
    Object.assign(window, { PerformanceObserver: HeldObserver });
  }, firstWords);
}

test('the fonts are requested once the first words are there, not before', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') asked.push(request.url());
  });
  await holdFirstWords(page);
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked).toEqual([]);
  await page.evaluate((name) => dispatchEvent(new Event(name)), firstWords);
  // Time for a frame, but less than a page waits that is never told.
  await page.clock.runFor(500);
  await seeFonts(page);
  expect(asked).toHaveLength(2);
});

test('visitors from another page of the site get the fonts at once', async ({ page, baseURL }) => {
  await holdFirstWords(page);
  await page.goto('/terms', { referer: `${baseURL}/privacy` });
  await seeFonts(page);
});

/** Waits until the header's first icon is cut out of its ground. */
async function seeIcons(page: Page): Promise<void> {
  const icon = page.locator('.nav-bar .icon').filter({ visible: true }).first();
  await expect(icon).toHaveCSS('mask-image', /^url\("data:image\/svg/);
  await expect(icon).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
}

test('the icons come once the first words are there', async ({ page }) => {
  await holdFirstWords(page);
  await page.goto('/terms');
  await expect(page.locator('link[href*="late-styles"]')).toHaveCount(0);
  await page.evaluate((name) => dispatchEvent(new Event(name)), firstWords);
  await page.clock.runFor(500);
  await seeIcons(page);
});

test('the icons come to a browser that hides when it paints', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await page.goto('/terms');
  await seeIcons(page);
});

/** Time stands still for the page's animations. */
async function holdAnimations(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Animation.enable');
  await devTools.send('Animation.setPlaybackRate', { playbackRate: 0 });
}

test('the foot of a short page is not seen before it has its looks', async ({ page }) => {
  await holdAnimations(page);
  let send = () => {};
  const wanted = new Promise<void>((resolve) => (send = resolve));
  await page.route('**/late-styles*.css', async (route) => {
    await wanted;
    await route.continue();
  });
  // On a slow machine the load event waits for the styles that are held.
  await page.goto('/newsletter', { waitUntil: 'domcontentloaded' });
  const office = page.getByRole('heading', { name: 'Head office', includeHidden: true });
  await expect(office).toBeHidden();
  send();
  await expect(office).toBeVisible();
});

test('the foot of a page is there after three seconds, whatever has not come', async ({ page }) => {
  await holdAnimations(page);
  await page.route('**/late-styles*.css', (route) => route.abort());
  await page.goto('/newsletter');
  const office = page.getByRole('heading', { name: 'Head office', includeHidden: true });
  await expect(office).toBeHidden();
  await page.locator('.footer__content').evaluate((foot) => {
    for (const animation of foot.getAnimations()) animation.currentTime = 3001;
  });
  await expect(office).toBeVisible();
});

test.describe('for visitors who save data', () => {
  test.use({ extraHTTPHeaders: { 'save-data': 'on' } });

  test('the icons come and no font', async ({ page }) => {
    await page.goto('/terms');
    await seeIcons(page);
    await expect(page.locator('link[data-font]')).toHaveCount(0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page has its icons', async ({ page }) => {
    await page.goto('/terms');
    await seeIcons(page);
  });

  test('the page has its fonts', async ({ page }) => {
    const fonts = ['noto-sans-latin', 'ojuju-latin'].map((name) =>
      page.waitForResponse((response) => response.url().includes(name)),
    );
    await page.goto('/terms');
    for (const font of await Promise.all(fonts)) expect(font.status()).toBe(200);
  });
});
