import type { Page } from '@playwright/test';
import { findAxeFaults } from './find-axe-faults.ts';
import { findLostMarks } from './find-lost-marks.ts';
import { findNameFaults } from './find-name-faults.ts';
import { findOverflow } from './find-overflow.ts';
import { findSmallTargets } from './find-small-targets.ts';

/** How browsers show a page. */
export const looks = [
  { colorScheme: 'light', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'light', forcedColors: 'active' },
] as const;

/** What pages are looked at in: a window of 1280 by 1024 pixels at 400 %, a phone's and a laptop's. */
export const windows = [
  { width: 320, height: 256 },
  { width: 360, height: 780 },
  { width: 1280, height: 800 },
] as const;

/** Lists what can be found against a page in a look, in its window and in the others. */
export async function findFaults(
  page: Page,
  { colorScheme, forcedColors }: (typeof looks)[number],
): Promise<string[]> {
  const isForced = forcedColors === 'active';
  await page.emulateMedia({ colorScheme, forcedColors, reducedMotion: 'reduce' });
  const found = [
    ...(await findAxeFaults(page, { rules: isForced ? 'all but colours' : 'all' })),
    ...(isForced ? await findLostMarks(page) : []),
    ...(await findNameFaults(page)),
  ];
  for (const size of windows) {
    await page.setViewportSize(size);
    const faults = [...(await findOverflow(page)), ...(await findSmallTargets(page))];
    found.push(...faults.map((fault) => `${size.width} ${fault}`));
  }
  return found;
}
