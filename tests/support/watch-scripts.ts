import type { Page } from '@playwright/test';
import { untilIdle } from './until-idle.ts';

/** Names of the requested scripts, without their hashes, in order. */
export function watchScripts(page: Page): readonly string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() !== 'script') return;
    const [, name = ''] = /([^/]+?)-[\w-]{8}\.js$/.exec(request.url()) ?? [];
    names.push(name);
  });
  return names;
}

/** Until the browser has done what it does by itself when a page has loaded. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await untilIdle(page);
}

/** React and what is written with it. */
export const ofIslands = (name: string) => /^react$|\.island$/.test(name);
