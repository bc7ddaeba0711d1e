import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { tryContent } from '#server/content/read-content.ts';

/** The content as the site publishes it. */
export const content = await tryContent('content');

/** Reads a copy of the content in which a text of a file is another. @throws ContentError */
export async function readChanged(path: string, from: string | RegExp, to: string) {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  try {
    copyFor(path, folder);
    const text = readFileSync(join(folder, path), 'utf8');
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`${path} does not hold ${String(from)}`);
    writeFileSync(join(folder, path), changed);
    return await tryContent(folder);
  } catch (error) {
    if (error instanceof Error) error.message = error.message.replaceAll(`${folder}/`, '');
    throw error;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Copies what a file is in and links to the rest: to copy it all takes longer than to read it. */
function copyFor(path: string, folder: string): void {
  const [changing] = path.split('/');
  for (const name of readdirSync('content')) {
    const place = resolve('content', name);
    if (name === changing) cpSync(place, join(folder, name), { recursive: true });
    else symlinkSync(place, join(folder, name));
  }
}

/** What the site says of such a copy. */
export async function mistakeIn(path: string, from: string | RegExp, to: string): Promise<string> {
  const outcome = await readChanged(path, from, to).catch((error: unknown) => error);
  return outcome instanceof Error ? outcome.message : 'none';
}
