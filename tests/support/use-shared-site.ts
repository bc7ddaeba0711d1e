import { beforeAll, inject } from 'vitest';
import { addressFrom } from './share-once.ts';

/**
 * Gives a file the site that all tests of a run share. What a file sends there must not disturb others:
 * it comes from addresses, and has words, that no other file uses.
 */
export function useSharedSite(): { readonly address: string; readonly folder: string } {
  const site = { address: '', folder: '' };
  beforeAll(async () => {
    site.address = await addressFrom(inject('sharedSite'));
    site.folder = inject('sharedFolder');
  });
  return site;
}
