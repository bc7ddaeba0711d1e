import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { replaceFile } from '../../server/replace-file.ts';
import { Refusal } from './refusal.ts';

/** Files that an editor may read and write, by their paths in the project. */
const editable = /^content\/(?:[\w-]+\/)*[\w.-]+\.(?:yaml|md|svg|jpg|jpeg|png|webp)$/;
const folders = /^content(?:\/[\w-]+)*$/;

export type ContentFolder = ReturnType<typeof openContentFolder>;

/** Opens the editable files of a project. Each function @throws Refusal for any other file */
export function openContentFolder(root: string) {
  const place = (path: string) => join(root, checked(path, editable));
  return {
    async list(folder: string, extension: string): Promise<string[]> {
      const names = await readdir(join(root, checked(folder, folders)));
      return names
        .filter((name) => editable.test(`content/${name}`) && name.endsWith(extension))
        .sort()
        .map((name) => `${folder}/${name}`);
    },
    /** A text as Decap expects it; `data` is null where there is no file. */
    async readEntry(path: string, label?: string) {
      const data = await readFile(place(path), 'utf8').catch(ignoreMissing);
      return { data, file: { path, label, id: data === null ? null : idOf(data) } };
    },
    /** A picture as Decap expects it. */
    async readMedia(path: string) {
      const bytes = await readFile(place(path));
      const content = bytes.toString('base64');
      return { id: idOf(bytes), content, encoding: 'base64', path, name: basename(path) };
    },
    write: (path: string, content: string | Buffer) => replaceFile(place(path), content),
    remove: (path: string) => rm(place(path), { force: true }),
    copyTo: (folder: string) =>
      cp(join(root, 'content'), join(folder, 'content'), { recursive: true }),
  };
}

function checked(path: string, pattern: RegExp): string {
  const relative = path.replace(/^\//, '');
  if (pattern.test(relative)) return relative;
  throw new Refusal(
    `${path}: not a file of the content. Names have letters without accents, digits, - and _.`,
  );
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

function idOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
