import { readFileSync } from 'node:fs';
import type { ListedPage } from '#server/http/pages/list-pages.ts';

/** The pages of the built site, from the `handle` of their routes. */
export const listedPages = JSON.parse(
  readFileSync(new URL('../../build/pages.json', import.meta.url), 'utf8'),
) as readonly ListedPage[];
