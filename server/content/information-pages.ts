import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type {
  InformationPage,
  InformationPages,
} from '#app/features/information/information.ports.ts';
import {
  informationSchema,
  type InformationFrontMatter,
} from '#app/features/information/information.schema.ts';
import type { Edition } from '#app/site/edition.ts';
import type { Identity } from '#app/site/identity.types.ts';
import { ContentError, parseMarkdownFile } from './parse-yaml.ts';
import { renderMarkdown } from './markdown/render-markdown.ts';
import { checkPlaceholders, fillTexts, placeholdersOf, type Placeholders } from './placeholders.ts';

export type PageByEdition = Readonly<Record<Edition, InformationPage>>;

export interface PageFacts {
  readonly identity: Identity;
  readonly facts?: Placeholders;
}

/** Reads content/pages, each file named by its path. @throws ContentError naming file, line, key */
export async function readInformationPages(
  contentFolder: string,
  identity: Identity,
  facts: Placeholders,
): Promise<InformationPages> {
  const folder = join(contentFolder, 'pages');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md'));
  if (names.length === 0) throw new ContentError(`${folder}: contains no pages`);
  const pages = new Map<string, PageByEdition>();
  for (const name of names) {
    const file = join(folder, name);
    const text = await readFile(file, 'utf8');
    pages.set(basename(name, '.md'), parseInformationPage(file, text, { identity, facts }));
  }
  return { find: (slug, edition) => pages.get(slug)?.[edition] };
}

/** Parses one page, for both editions. @throws ContentError naming file, line and key */
export function parseInformationPage(file: string, text: string, given: PageFacts): PageByEdition {
  checkPlaceholders(file, text, placeholdersOf(given.identity, 'NG', given.facts));
  return pagesOf(file, parseMarkdownFile({ file, text }, informationSchema), given);
}

interface PageSource {
  readonly frontMatter: InformationFrontMatter;
  readonly body: string;
}

/** Renders a page, for both editions. @throws ContentError naming file and line */
export function pagesOf(
  file: string,
  source: PageSource,
  { identity, facts }: PageFacts,
): PageByEdition {
  const pageFor = (edition: Edition): InformationPage => {
    const placeholders = placeholdersOf(identity, edition, facts);
    const frontMatter = fillTexts(source.frontMatter, placeholders);
    const foldsQuestions = frontMatter.questions;
    return {
      slug: basename(file, '.md'),
      ...renderMarkdown(source.body, { file, placeholders, foldsQuestions }),
      ...headerFor(frontMatter, edition),
      hasCallOut: frontMatter.callOut,
    };
  };
  return { NG: pageFor('NG'), DG: pageFor('DG') };
}

function headerFor(frontMatter: InformationFrontMatter, edition: Edition) {
  const merged = Object.assign({}, frontMatter, frontMatter.editions[edition]);
  const { title, description, eyebrow, lead, figure, actions } = merged;
  return { title, description, eyebrow, lead, figure, actions };
}
