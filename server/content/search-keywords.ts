import type { Sources } from '#app/content-files.ts';
import type {
  KeywordsByPath,
  SearchTaskSource,
} from '#app/features/search/search-keywords.schema.ts';
import { foldText } from '#app/kernel/fold-text.ts';
import type { Edition } from '#app/site/edition.ts';

/** What visitors type, by the address that answers it best. */
export type SearchKeywords = ReadonlyMap<string, readonly string[]>;

/** The site search's keywords of an edition. */
export function keywordsOf(source: Sources['searchKeywords'], edition: Edition): SearchKeywords {
  const { both }: { both: KeywordsByPath } = source;
  const own: KeywordsByPath = source[edition];
  const paths = new Set([...Object.keys(both), ...Object.keys(own)]);
  return new Map([...paths].map((path) => [path, [...(both[path] ?? []), ...(own[path] ?? [])]]));
}

/** Something that people come to do, and where. */
export type SearchTask = Omit<SearchTaskSource, 'abroad'>;

/** What people come to do, with the address of an edition. */
export function tasksOf(source: Sources['searchTasks'], edition: Edition): readonly SearchTask[] {
  return source.map(({ path, abroad = path, ...task }) => ({
    ...task,
    path: edition === 'DG' ? abroad : path,
  }));
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
