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

/** The scripts that a page has fetched, in bytes of their compressed files, and whether React is one. */
export function scriptsOf(page: Page) {
  return page.evaluate(() => {
    const scripts = (
      performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    ).filter(({ name }) => name.endsWith('.js'));
    return {
      bytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      hasReact: scripts.some(({ name }) => /\/react-|\.island-/.test(name)),
    };
  });
}
