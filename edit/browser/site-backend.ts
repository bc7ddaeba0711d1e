import { readFile, writeFile } from '../forms/content-file.ts';
import { formOfPath } from '../forms/form-data.ts';
import {
  editor,
  type DataFile,
  type DecapBackend,
  type DecapEntry,
  type EditorConfig,
} from './decap.ts';
import { tell } from './tell.ts';

/** The texts of the files as they were read or saved last: what a save is merged into. */
const texts = new Map<string, string>();

/**
 * Stands between Decap and its backend for a server on this machine. Decap sees each file as the JSON
 * of its form; the server sees files, with their comments and their order.
 */
export function createSiteBackend(config: EditorConfig, options: unknown): DecapBackend {
  const inner = editor.CMS.getBackend('proxy').init(config, options);
  const own: DecapBackend = {
    getEntry: async (path) => asForm(await inner.getEntry(path)),
    entriesByFiles: async (files) => (await inner.entriesByFiles(files)).map(asForm),
    entriesByFolder: async (...folder) => (await inner.entriesByFolder(...folder)).map(asForm),
    persistEntry: async (change, given) => {
      try {
        const dataFiles = await Promise.all(change.dataFiles.map((file) => asFile(inner, file)));
        await inner.persistEntry({ ...change, dataFiles }, given);
        for (const { path, raw } of dataFiles) texts.set(path, raw);
      } catch (error) {
        tell('Not saved', error instanceof Error ? error.message : String(error));
        throw error;
      }
    },
  };
  return Object.assign(Object.create(inner) as DecapBackend, own);
}

async function asFile(inner: DecapBackend, file: DataFile): Promise<DataFile> {
  const { path } = file;
  const known = texts.get(path);
  const { data } = await inner.getEntry(path);
  // Somebody may have edited the file meanwhile, in a text editor or in another window.
  if (known !== undefined && data !== null && data !== known) {
    throw new Error(
      'The file has changed since you opened it. Copy what you have typed, then load this page again.',
    );
  }
  const values = JSON.parse(file.raw) as Record<string, unknown>;
  return { ...file, raw: await writeFile(formFor(path), path, known ?? '', values) };
}

function asForm(entry: DecapEntry): DecapEntry {
  const { data, file } = entry;
  if (data === null) return entry;
  texts.set(file.path, data);
  return { ...entry, data: JSON.stringify(readFile(formFor(file.path), file.path, data)) };
}

function formFor(path: string) {
  const form = formOfPath(editor.fileForms, path);
  if (!form) throw new Error(`${path} has no form`);
  return form;
}
