import { expect, test, type Page } from '@playwright/test';
import { openAs } from './as-visitor.ts';
import { onLongRun } from '../support/long-run.ts';

/** What can be seen to change: words, films, rows that move, and what styles animate. */
function look(page: Page) {
  return page.evaluate(() => ({
    words: document.body.innerText,
    places: [...document.querySelectorAll('main *')].map((element) => element.scrollLeft).join(''),
    playing: [...document.querySelectorAll('video')].filter(({ paused }) => !paused).length,
    moving: document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 1000)
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : 'other')),
  }));
}

async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let y = 0; y < height; y += 500) {
    await page.evaluate((top) => scrollTo(0, top), y);
    await page.clock.runFor(300);
  }
}

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 800 } });

// Each moving part is tested by itself: film, text, carousels and counters, beside their components.
for (const [path, edition] of [
  ['/', 'NG'],
  ['/global', 'DG'],
  ['/story', 'NG'],
  ['/individual-plan', 'NG'],
] as const) {
  test(`${path}: with reduced motion nothing moves by itself`, onLongRun, async ({ page }) => {
    await page.clock.install();
    await openAs(page, edition, path);
    await scrollThrough(page);
    const before = await look(page);
    await page.clock.runFor(12_000);
    expect(await look(page)).toEqual(before);
    expect(before).toMatchObject({ playing: 0, moving: [] });
  });
}
