import type { Offices } from '#app/location/offices.ports.ts';
import type { Board, Team } from './people/people.ports.ts';
import type { Story } from './story/story.ports.ts';

/** The site's facts about the company, read once for each edition. */
export interface Company {
  readonly story: Story;
  readonly board: Board;
  readonly team: Team;
  readonly offices: Offices;
}
