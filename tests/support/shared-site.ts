import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { shareOnce } from './share-once.ts';
import { startSite } from './start-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where a test asks for the address of the shared site. */
    readonly sharedSite: string;
    /** Of that site's store. */
    readonly sharedFolder: string;
  }
}

/**
 * One site for all tests of a run that need no other settings, behind a proxy that names the visitor's
 * address and country.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'shared-site-'));
  const settings = {
    DATA_DIR: folder,
    SITE_URL: 'https://health.example',
    TRUST_PROXY: '127.0.0.1',
    COUNTRY_HEADER: 'cf-ipcountry',
    LOG_LEVEL: 'warn',
  };
  const shared = await shareOnce(
    () => startSite(settings),
    ({ address }) => address,
  );
  project.provide('sharedSite', shared.address);
  project.provide('sharedFolder', folder);
  return async () => {
    await shared[Symbol.asyncDispose]();
    rmSync(folder, { recursive: true });
  };
}
