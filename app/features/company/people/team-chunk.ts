import { pageChunk } from '#app/ui/page-chunk/page-chunk.tsx';
import type { Team } from './people.ports.ts';

/** The team, fetched when it is opened. */
export const TeamChunk = pageChunk<{ team: Team }>('team', async () => ({
  default: (await import('./team-page.tsx')).TeamPage,
}));
