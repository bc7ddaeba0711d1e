import { pageChunk } from '#app/ui/page-chunk/page-chunk.tsx';
import type { Board } from './people.ports.ts';

/** The board, fetched when it is opened. */
export const BoardChunk = pageChunk<{ board: Board }>('board', async () => ({
  default: (await import('./board-page.tsx')).BoardPage,
}));
