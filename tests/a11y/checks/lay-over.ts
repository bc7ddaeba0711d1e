import type { Page } from '@playwright/test';

/** Lays styles over a page. A constructed sheet is no inline style, which the policy would refuse. */
export async function layOver(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}

/** Colours that change under an open page would fade over. */
export const withoutFading =
  '*, *::before, *::after { transition: none !important; animation: none !important }';

/** The distances that readers may set for themselves (WCAG 1.4.12). */
export const wideSpacing = `
  * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-bottom: 2em !important }`;
