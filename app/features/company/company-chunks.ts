import { pageChunk } from '#app/ui/page-chunk/page-chunk.tsx';
import type { Offices } from '#app/location/offices.ports.ts';
import type { Board, Team } from './people/people.ports.ts';
import type { Story } from './story/story.ports.ts';

/** The pages about the company, each fetched when it is opened. */
export const StoryChunk = pageChunk<{ story: Story; offices: Offices }>('story', async () => ({
  default: (await import('./story/story-page.tsx')).StoryPage,
}));

export const BoardChunk = pageChunk<{ board: Board }>('board', async () => ({
  default: (await import('./people/board-page.tsx')).BoardPage,
}));

export const TeamChunk = pageChunk<{ team: Team }>('team', async () => ({
  default: (await import('./people/team-page.tsx')).TeamPage,
}));
