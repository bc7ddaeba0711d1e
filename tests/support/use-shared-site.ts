import { beforeAll, inject } from 'vitest';
import { addressFrom } from './share-once.ts';

/** Gives a file the site that all tests of a run share. Only read from it. */
export function useSharedSite(): { readonly address: string } {
  const site = { address: '' };
  beforeAll(async () => {
    site.address = await addressFrom(inject('sharedSite'));
  });
  return site;
}
