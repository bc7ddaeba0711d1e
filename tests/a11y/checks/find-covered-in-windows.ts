import type { Page } from '@playwright/test';
import { findCoveredControls } from './find-covered-controls.ts';

interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** Sizes of a phone, a tablet and a desktop. */
export const allWindows: readonly WindowSize[] = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

/** Names the controls that lie under something else, in windows of several sizes. */
export async function findCoveredInWindows(
  page: Page,
  sizes: readonly WindowSize[] = allWindows,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    const faults = await findCoveredControls(page.locator(':root'));
    found.push(...faults.map((fault) => `${size.width} ${fault}`));
  }
  return found;
}
