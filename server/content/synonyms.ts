import { join } from 'node:path';
import { readYaml } from './parse-yaml.ts';
import { synonymsSchema } from './synonyms.schema.ts';

/** Reads the synonyms of the site search. @throws ContentError naming file, line and key */
export async function readSynonyms(
  folder: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const entries = await readYaml(join(folder, 'search', 'synonyms.yaml'), synonymsSchema);
  return new Map(Object.entries(entries).map(([word, meant]) => [word, meant.split(' ')]));
}
