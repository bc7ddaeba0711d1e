import type { Offices } from '#app/location/offices.ports.ts';
import { pageChunk } from '#app/ui/page-chunk/page-chunk.tsx';
import type { Story } from './story.ports.ts';

/** The company's story, fetched when it is opened. */
export const StoryChunk = pageChunk<{ story: Story; offices: Offices }>('story', async () => ({
  default: (await import('./story-page.tsx')).StoryPage,
}));
