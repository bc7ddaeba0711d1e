import { join } from 'node:path';
import type { IdentityFile } from '#app/site/identity.types.ts';
import { identitySchema } from './identity.schema.ts';
import { readYaml } from './parse-yaml.ts';

/** Reads names, numbers and promises. @throws ContentError naming file, line and key */
export function readIdentity(folder: string): Promise<IdentityFile> {
  return readYaml(join(folder, 'identity.yaml'), identitySchema);
}
