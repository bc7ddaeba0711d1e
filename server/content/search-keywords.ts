import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { foldText } from '#app/kernel/fold-text.ts';
import type { Edition } from '#app/site/edition.ts';
import type { Identity } from '#app/site/identity.types.ts';
import { parseYaml, readYaml } from './parse-yaml.ts';
import { checkPlaceholders, fillTexts, placeholdersOf, withoutComments } from './placeholders.ts';
import {
  searchKeywordsSchema,
  searchTasksSchema,
  synonymsSchema,
  type KeywordsByPath,
  type SearchTaskSource,
} from './search-keywords.schema.ts';

/** What visitors type, by the address that answers it best. */
export type SearchKeywords = ReadonlyMap<string, readonly string[]>;

/** Reads the site search's keywords by edition. @throws ContentError naming file, line and key */
export async function readSearchKeywords(
  folder: string,
): Promise<Readonly<Record<Edition, SearchKeywords>>> {
  const { both, NG, DG } = await readYaml(
    join(folder, 'search', 'keywords.yaml'),
    searchKeywordsSchema,
  );
  return { NG: merge(both, NG), DG: merge(both, DG) };
}

function merge(both: KeywordsByPath, own: KeywordsByPath): SearchKeywords {
  const paths = new Set([...Object.keys(both), ...Object.keys(own)]);
  return new Map([...paths].map((path) => [path, [...(both[path] ?? []), ...(own[path] ?? [])]]));
}

/** Something that people come to do, and where. */
export type SearchTask = Omit<SearchTaskSource, 'abroad'>;

/** Reads what people come to do, by edition. @throws ContentError naming file, line and key */
export async function readSearchTasks(
  folder: string,
  identity: Identity,
): Promise<Readonly<Record<Edition, readonly SearchTask[]>>> {
  const file = join(folder, 'search', 'tasks.yaml');
  const text = await readFile(file, 'utf8');
  checkPlaceholders(file, withoutComments(text), placeholdersOf(identity, 'NG'));
  const source = parseYaml({ file, text }, searchTasksSchema);
  const tasksFor = (edition: Edition) =>
    fillTexts(source, placeholdersOf(identity, edition)).map(
      ({ title, text: note, path, abroad = path, words }) => ({
        title,
        text: note,
        path: edition === 'DG' ? abroad : path,
        words,
      }),
    );
  return { NG: tasksFor('NG'), DG: tasksFor('DG') };
}

/** Reads the synonyms of the site search. @throws ContentError naming file, line and key */
export async function readSynonyms(
  folder: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const entries = await readYaml(join(folder, 'search', 'synonyms.yaml'), synonymsSchema);
  return new Map(Object.entries(entries).map(([word, meant]) => [word, meant.split(' ')]));
}

/** Lists, for a text, the words that mean the same as some of its own, without those. */
export function createAlikeWords(
  synonyms: ReadonlyMap<string, readonly string[]>,
): (text: string) => string {
  const meanings = [...synonyms].map(([said, meant]) => [said, meant.join(' ')] as const);
  return (text) => {
    const folded = ` ${foldText(text)} `;
    const has = (words: string) => folded.includes(` ${words} `) || folded.includes(` ${words}s `);
    const meant = new Set(meanings.flatMap((pair) => (pair.some(has) ? [pair[1]] : [])));
    const all = meanings.flatMap((pair) => (meant.has(pair[1]) ? pair : []));
    return [...new Set(all)].filter((words) => !has(words)).join(' ');
  };
}
