import { pageChunk } from '#app/ui/page-chunk/page-chunk.tsx';
import type { NotFoundProps } from './not-found.tsx';

/** The not-found screen, which hardly anybody sees, and so nobody loads before. */
export const NotFoundChunk = pageChunk<NotFoundProps>('not-found', async () => ({
  default: (await import('./not-found.tsx')).NotFound,
}));
