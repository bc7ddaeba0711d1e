import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { IdentityFile } from '#app/location/identity.ports.ts';
import { identitySchema } from './identity.schema.ts';
import { parseYaml } from './parse-yaml.ts';

/**
 * Reads who the insurer is.
 * @param folder the `content` folder
 * @throws ContentError naming file, line and key when something is missing or misspelt
 */
export async function readIdentity(folder: string): Promise<IdentityFile> {
  const file = join(folder, 'identity.yaml');
  return parseYaml({ file, text: await readFile(file, 'utf8') }, identitySchema);
}
