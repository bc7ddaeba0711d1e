import { cp, mkdir, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** One change of a content file: what it says, and what it is to say. */
export type Change = readonly [file: string, from: string, to: string];

/**
 * Copies the built site, with a changed content, as an operator would change it.
 * @returns the folder to start it from
 */
export async function copySite(changes: readonly Change[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'changed-site-'));
  await mkdir(join(folder, 'build'));
  // Copied, since the server looks for its content beside the file that it really is.
  await cp('build/server', join(folder, 'build/server'), { recursive: true });
  await cp('content', join(folder, 'content'), { recursive: true });
  for (const name of [
    'build/client',
    'build/derived.json',
    'build/worker',
    'node_modules',
    'package.json',
  ]) {
    await symlink(resolve(name), join(folder, name));
  }
  for (const [name, from, to] of changes) {
    const file = join(folder, 'content', name);
    const text = await readFile(file, 'utf8');
    if (!text.includes(from)) throw new Error(`${name} does not say ${from}`);
    await writeFile(file, text.replace(from, to));
  }
  return folder;
}
