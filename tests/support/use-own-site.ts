import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { startSite, type RunningSite } from './start-site.ts';

type Settings = Readonly<Record<string, string>>;

export interface OwnSite {
  readonly address: string;
  /** Its store's folder. */
  readonly folder: string;
}

/**
 * Gives the tests of a file a site of their own. Hooks start it: for a worker's fixture that other files
 * lack, Playwright would start a new worker and a new browser.
 * @param prepare gets the folder before the site starts, after hooks that were set up earlier, and gives
 * the site's settings
 */
export function useOwnSite(
  prepare: (folder: string) => Settings | Promise<Settings> = () => ({}),
): OwnSite {
  const own = { address: '', folder: '' };
  let site: RunningSite | undefined;
  test.beforeAll(async () => {
    own.folder = mkdtempSync(join(tmpdir(), 'own-site-'));
    const settings = await prepare(own.folder);
    site = await startSite({ DATA_DIR: own.folder, LOG_LEVEL: 'fatal', ...settings });
    own.address = site.address;
  });
  test.afterAll(async () => {
    await site?.stop();
    rmSync(own.folder, { recursive: true });
  });
  return own;
}
