import { join } from 'node:path';
import * as v from 'valibot';
import { readYaml } from './parse-yaml.ts';

const words = v.pipe(v.string(), v.regex(/^[a-z0-9]+( [a-z0-9]+)*$/, 'must be lower-case letters'));
const schema = v.record(words, words);

/** Reads the synonyms of the site search. @throws ContentError naming file, line and key */
export async function readSynonyms(
  folder: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const entries = await readYaml(join(folder, 'search', 'synonyms.yaml'), schema);
  return new Map(Object.entries(entries).map(([word, meant]) => [word, meant.split(' ')]));
}
