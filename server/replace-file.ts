import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Replaces a file, or makes it, in one step: a crash or a full disk leaves the old one whole. */
export async function replaceFile(file: string, content: string | Buffer): Promise<void> {
  const folder = dirname(file);
  const temporary = join(folder, `.${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(temporary, content);
    await rename(temporary, file);
  } finally {
    await rm(temporary, { force: true });
  }
}

/** Reads a note that the site has written as JSON; undefined where it is missing or damaged. */
export function readNote(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
