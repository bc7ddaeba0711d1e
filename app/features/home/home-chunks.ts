import { pageChunk } from '#app/ui/page-chunk/page-chunk.tsx';

/** The two home pages, each a chunk of its own: nobody loads both. */
export const NigeriaHome = pageChunk('nigeria-home', async () => ({
  default: (await import('./nigeria/nigeria-home.tsx')).NigeriaHome,
}));

export const DiasporaHome = pageChunk('diaspora-home', async () => ({
  default: (await import('./diaspora/diaspora-home.tsx')).DiasporaHome,
}));
