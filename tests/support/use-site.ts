import { afterAll, beforeAll } from 'vitest';
import { startSite, type RunningSite } from './start-site.ts';

type Settings = Record<string, string>;

/**
 * Starts a site for the tests of one file, after what was set up before.
 * @param prepare gives its settings
 */
export function useSite(
  prepare: () => Settings | Promise<Settings>,
): Pick<RunningSite, 'address' | 'lines'> {
  let site: RunningSite | undefined;
  beforeAll(async () => {
    site = await startSite(await prepare());
  });
  afterAll(() => site?.[Symbol.asyncDispose]());
  return {
    get address() {
      return site?.address ?? '';
    },
    get lines() {
      return site?.lines ?? [];
    },
  };
}
