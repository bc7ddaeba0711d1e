import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { parseYaml } from './parse-yaml.ts';

const words = z.string().regex(/^[a-z0-9]+( [a-z0-9]+)*$/, 'must be small letters');
const schema = z.record(words, words);

/**
 * Reads which words mean the same to the site's search.
 * @param folder the `content` folder
 * @throws ContentError naming file, line and key
 */
export async function readSameWords(
  folder: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const file = join(folder, 'search', 'same-words.yaml');
  const entries = parseYaml({ file, text: await readFile(file, 'utf8') }, schema);
  return new Map(Object.entries(entries).map(([word, meant]) => [word, meant.split(' ')]));
}
