import { join } from 'node:path';
import type { Company } from '#app/features/company/company.ports.ts';
import type { Board, Team, TextSection } from '#app/features/company/people/people.ports.ts';
import { boardSchema, teamSchema } from '#app/features/company/people/people.schema.ts';
import type { Story } from '#app/features/company/story/story.ports.ts';
import { storySchema } from '#app/features/company/story/story.schema.ts';
import type { Identity } from '#app/location/identity.ports.ts';
import { placeholdersOf, type Placeholders } from '#server/content/placeholders.ts';
import { readContentFile, renderLine, renderText } from '#server/content/read-content-file.ts';
import { officesSchema } from './offices.schema.ts';

/**
 * Reads what the site says about the company: story, board, team and offices.
 * @param contentFolder has a folder `company`
 * @throws ContentError naming file, line and key
 */
export async function readCompany(contentFolder: string, identity: Identity): Promise<Company> {
  const folder = join(contentFolder, 'company');
  const placeholders = placeholdersOf(identity);
  const [story, board, team, offices] = await Promise.all([
    readStory(join(folder, 'story.yaml'), placeholders),
    readBoard(join(folder, 'board.yaml'), placeholders),
    readTeam(join(folder, 'team.yaml'), placeholders),
    readContentFile(join(folder, 'offices.yaml'), officesSchema, placeholders),
  ]);
  return { story, board, team, offices };
}

async function readStory(file: string, placeholders: Placeholders): Promise<Story> {
  const { founding, values, regulator, ...rest } = await readContentFile(
    file,
    storySchema,
    placeholders,
  );
  const { text, ...watched } = regulator;
  return {
    ...rest,
    founding: { title: founding.title, line: founding.line, html: renderText(file, founding.text) },
    values: {
      title: values.title,
      items: values.items.map(({ title, icon, text: line }) => ({
        title,
        icon,
        text: renderLine(file, line),
      })),
    },
    regulator: { ...watched, html: renderText(file, text) },
  };
}

async function readBoard(file: string, placeholders: Placeholders): Promise<Board> {
  const board = await readContentFile(file, boardSchema, placeholders);
  return { ...board, writing: section(file, board.writing) };
}

async function readTeam(file: string, placeholders: Placeholders): Promise<Team> {
  const team = await readContentFile(file, teamSchema, placeholders);
  return { ...team, zonal: section(file, team.zonal), reach: section(file, team.reach) };
}

interface SectionSource {
  readonly title: string;
  readonly text: string;
}

function section(file: string, { title, text }: SectionSource): TextSection {
  return { title, html: renderText(file, text) };
}
