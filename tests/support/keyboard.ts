import { expect, type Locator, type Page } from '@playwright/test';

interface Way {
  readonly key?: 'Tab' | 'Shift+Tab';
  /** How often the key may be pressed before it counts as unreachable. */
  readonly most?: number;
}

/** Waits until the site's script has started; islands start when they are near, or touched. */
export async function started(page: Page): Promise<void> {
  await page.waitForFunction(() => customElements.get('site-island') !== undefined);
}

/** Opens a page and waits for that. */
export async function openStarted(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await started(page);
}

/** Touches the page and waits until forms are sent in place; before, the browser sends them. */
export async function sentInPlace(page: Page): Promise<void> {
  await started(page);
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => customElements.get('form-in-place') !== undefined);
}

/** Waits until React has taken a form over, or whatever else an island holds. */
export async function hydrated(part: Locator): Promise<void> {
  await part.scrollIntoViewIfNeeded();
  const isTakenOver = () =>
    part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')));
  await expect.poll(isTakenOver).toBe(true);
}

/** Presses Tab until the focus is there. */
export async function tabTo(
  page: Page,
  target: Locator,
  { key = 'Tab', most = 150 }: Way = {},
): Promise<void> {
  // Whoever uses the keyboard waits for what is to come too.
  const element = target.first();
  await expect(element).toBeAttached();
  for (let presses = 0; presses < most; presses += 1) {
    if (await element.evaluate((node) => node === node.ownerDocument.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${target.toString()} is not reached by pressing ${key} ${most} times`);
}

/** Goes there by Tab and presses a key on it. */
export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Goes there by Tab and types. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Leaves header and menu behind, as the first link of every page allows. */
export async function skipToMain(page: Page): Promise<void> {
  await pressOn(page, page.getByRole('link', { name: 'Skip to main content' }));
  await expect(page.getByRole('main')).toBeFocused();
}

/** What has the focus. */
export function focused(page: Page): Locator {
  return page.locator(':focus');
}
