import type { Offices } from '#app/location/offices.ports.ts';
import type { Board, Team } from './people/people.ports.ts';
import type { Story } from './story/story.ports.ts';

/** What the site says about the company: read once, for one edition. */
export interface Company {
  readonly story: Story;
  readonly board: Board;
  readonly team: Team;
  readonly offices: Offices;
}
