import type { TestProject } from 'vitest/node';
import { startPostgres, type RunningPostgres } from './postgres.ts';
import { serve } from './serve.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where a test asks for the address of the shared PostgreSQL. */
    readonly postgresKeeper: string;
  }
}

/**
 * Keeps one PostgreSQL for all tests of a run, started when the first of them asks for it. It does not
 * sync to disk: tests that kill a server have one to themselves.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let shared: Promise<RunningPostgres> | undefined;
  const keeper = await serve((_request, response) => {
    shared ??= startPostgres({ isDurable: false });
    shared.then(
      ({ url }) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  project.provide('postgresKeeper', keeper.address);
  return async () => {
    await keeper[Symbol.asyncDispose]();
    const postgres = await shared?.catch(() => undefined);
    await postgres?.[Symbol.asyncDispose]();
  };
}
