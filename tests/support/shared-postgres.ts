import type { TestProject } from 'vitest/node';
import { shareOnce } from './share-once.ts';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where a test asks for the address of the shared PostgreSQL. */
    readonly sharedPostgres: string;
  }
}

/**
 * One PostgreSQL for all tests of a run. It does not sync to disk: tests that stop or kill a server
 * have one to themselves.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const shared = await shareOnce(
    () => startPostgres({ isDurable: false }),
    ({ url }) => url,
  );
  project.provide('sharedPostgres', shared.address);
  return async () => shared[Symbol.asyncDispose]();
}
