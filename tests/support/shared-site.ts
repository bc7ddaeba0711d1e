import type { TestProject } from 'vitest/node';
import { shareOnce } from './share-once.ts';
import { startSite } from './start-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where a test asks for the address of the shared site. */
    readonly sharedSite: string;
  }
}

/** One site for all tests of a run that only read, behind a proxy that names the visitor's country. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const settings = {
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
  return async () => shared[Symbol.asyncDispose]();
}
