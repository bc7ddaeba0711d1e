import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { replaceFile } from '../../server/replace-file.ts';
import { Refusal } from './refusal.ts';

/** Files that an editor may read and write, by their paths in the project. */
const editable = /^\/?content\/(?:[\w-]+\/)*[\w.-]+\.(?:yaml|md|svg|jpg|jpeg|png|webp)$/;
const folders = /^\/?content(?:\/[\w-]+)*$/;

export type ContentFolder = ReturnType<typeof openContentFolder>;

/** Opens the editable files of a project. Each function @throws Refusal for any other file */
export function openContentFolder(root: string) {
  const place = (path: string, allowed = editable) => {
    if (allowed.test(path)) return join(root, path);
    throw new Refusal(
      `${path}: not a file of the content. Names have letters without accents, digits, - and _.`,
    );
  };
  return {
    async list(folder: string, extension: string): Promise<string[]> {
      const names = await readdir(place(folder, folders));
      const paths = names.map((name) => `${folder}/${name}`);
      return paths.filter((path) => editable.test(path) && path.endsWith(extension)).sort();
    },
    /** A text as Decap expects it; `data` is null where there is no file. */
    async readEntry(path: string, label?: string) {
      const data = await readFile(place(path), 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      return { data, file: { path, label } };
    },
    /** A picture as Decap expects it. */
    async readMedia(path: string) {
      const content = await readFile(place(path), 'base64');
      const id = createHash('sha256').update(content).digest('hex');
      return { id, content, encoding: 'base64', path, name: basename(path) };
    },
    write: (path: string, content: string | Buffer) => replaceFile(place(path), content),
    remove: (path: string) => rm(place(path), { force: true }),
    copyTo: (folder: string) =>
      cp(join(root, 'content'), join(folder, 'content'), { recursive: true }),
  };
}
