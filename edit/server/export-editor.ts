import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EditorFiles } from './editor-files.ts';

/** Writes the editor's files into a folder, which any web server can serve to a team. */
export async function exportEditor(files: EditorFiles, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const names = await files.names();
  for (const name of names) {
    const file = await files.find(name);
    if (file) await writeFile(join(folder, name), file.content);
  }
  process.stdout.write(`${names.length} files in ${folder}\n`);
}
