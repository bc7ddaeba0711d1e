import { join } from 'node:path';
import type { Company } from '#app/features/company/company.types.ts';
import {
  boardSchema,
  teamSchema,
  type Board,
  type Person,
  type Team,
  type TextSection,
} from '#app/features/company/people/people.schema.ts';
import { storySchema, type Story } from '#app/features/company/story/story.schema.ts';
import {
  workWithUsSchema,
  type WorkWithUs,
} from '#app/features/company/work-with-us/work-with-us.schema.ts';
import type { Edition } from '#app/site/edition.ts';
import type { Identity } from '#app/site/identity.types.ts';
import type { Offices } from '#app/site/offices.types.ts';
import { dialledPhone } from '#app/site/contact/phones.ts';
import { ContentError } from '#server/content/parse-yaml.ts';
import {
  findPictureFault,
  readContentFile,
  renderLine,
  renderText,
} from '#server/content/read-content-file.ts';
import { placeholdersOf, type Placeholders } from '#server/content/placeholders.ts';
import { officesSchema } from './offices.schema.ts';

/** Reads what is known of the company. @throws ContentError naming file, line and key */
export async function readCompany(
  contentFolder: string,
  identity: Identity,
): Promise<Readonly<Record<Edition, Company>>> {
  const folder = join(contentFolder, 'company');
  const [NG, DG] = await Promise.all([
    readEdition(folder, identity, 'NG'),
    readEdition(folder, identity, 'DG'),
  ]);
  return { NG, DG };
}

async function readEdition(folder: string, identity: Identity, edition: Edition): Promise<Company> {
  const placeholders = placeholdersOf(identity, edition);
  const [story, board, team, offices, workWithUs] = await Promise.all([
    readStory(join(folder, 'story.yaml'), placeholders),
    readBoard(join(folder, 'board.yaml'), placeholders),
    readTeam(join(folder, 'team.yaml'), placeholders),
    readOffices(join(folder, 'offices.yaml'), placeholders, edition),
    readWorkWithUs(join(folder, 'work-with-us.yaml'), placeholders),
  ]);
  return { story, board, team, offices, workWithUs };
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
  checkPortraits(file, board.people);
  return { ...board, writing: section(file, board.writing) };
}

async function readTeam(file: string, placeholders: Placeholders): Promise<Team> {
  const team = await readContentFile(file, teamSchema, placeholders);
  checkPortraits(file, team.people);
  return { ...team, zonal: section(file, team.zonal), reach: section(file, team.reach) };
}

function checkPortraits(file: string, people: readonly Person[]): void {
  const contentFolder = join(file, '../..');
  const faults = people.flatMap(({ portrait }, at) => {
    const fault = portrait && findPictureFault(contentFolder, 'people', portrait);
    return fault ? [`${file}: people.${at}.portrait: ${fault}`] : [];
  });
  if (faults.length > 0) throw new ContentError(faults.join('\n'));
}

async function readOffices(
  file: string,
  placeholders: Placeholders,
  edition: Edition,
): Promise<Offices> {
  const { offices, ...rest } = await readContentFile(file, officesSchema, placeholders);
  const shown = offices.map((office) =>
    Object.assign({}, office, { phone: dialledPhone(edition, office.phone) }),
  );
  return { ...rest, offices: shown };
}

async function readWorkWithUs(file: string, placeholders: Placeholders): Promise<WorkWithUs> {
  const source = await readContentFile(file, workWithUsSchema, placeholders);
  const rendered = <Section extends { readonly text: string }>({ text, ...rest }: Section) => ({
    ...rest,
    html: renderText(file, text),
  });
  return {
    ...source,
    hospitals: rendered(source.hospitals),
    agents: rendered(source.agents),
    press: rendered(source.press),
    jobs: rendered(source.jobs),
    openData: rendered(source.openData),
  };
}

function section(file: string, { title, text }: Record<'title' | 'text', string>): TextSection {
  return { title, html: renderText(file, text) };
}
