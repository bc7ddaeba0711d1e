import { join } from 'node:path';
import type { Edition } from '#app/site/edition.ts';
import { readYaml } from './parse-yaml.ts';
import {
  searchKeywordsSchema,
  synonymsSchema,
  type KeywordsByPath,
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

/** Reads the synonyms of the site search. @throws ContentError naming file, line and key */
export async function readSynonyms(
  folder: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const entries = await readYaml(join(folder, 'search', 'synonyms.yaml'), synonymsSchema);
  return new Map(Object.entries(entries).map(([word, meant]) => [word, meant.split(' ')]));
}
