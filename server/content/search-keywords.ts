import { join } from 'node:path';
import * as v from 'valibot';
import type { Edition } from '#app/site/edition.ts';
import { readYaml } from './parse-yaml.ts';

const phrase = v.pipe(v.string(), v.regex(/^[a-z0-9]+( [a-z0-9]+)*$/, 'must be lower-case words'));
const address = v.pipe(v.string(), v.startsWith('/', 'must be an address like /contact'));
const byPath = v.record(address, v.array(phrase));
const schema = v.strictObject({ both: byPath, NG: byPath, DG: byPath });

/** What visitors type, by the address that answers it best. */
export type SearchKeywords = ReadonlyMap<string, readonly string[]>;

/**
 * Reads the keywords of the site search, for each edition.
 * @param folder the `content` folder
 * @throws ContentError naming file, line and key
 */
export async function readSearchKeywords(
  folder: string,
): Promise<Readonly<Record<Edition, SearchKeywords>>> {
  const { both, NG, DG } = await readYaml(join(folder, 'search', 'keywords.yaml'), schema);
  return { NG: merge(both, NG), DG: merge(both, DG) };
}

type Keywords = v.InferOutput<typeof byPath>;

function merge(both: Keywords, own: Keywords): SearchKeywords {
  const paths = new Set([...Object.keys(both), ...Object.keys(own)]);
  return new Map([...paths].map((path) => [path, [...(both[path] ?? []), ...(own[path] ?? [])]]));
}
