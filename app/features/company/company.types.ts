import type { Offices } from '#app/site/offices.types.ts';
import type { Board, Team } from './people/people.schema.ts';
import type { Story } from './story/story.schema.ts';
import type { WorkWithUs } from './work-with-us/work-with-us.schema.ts';

export interface Company {
  readonly story: Story;
  readonly board: Board;
  readonly team: Team;
  readonly offices: Offices;
  readonly workWithUs: WorkWithUs;
}
