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
 * Stands between Decap and one of its backends. Decap sees each file as the JSON of its form; the
 * backend sees files, with their comments and their order.
 */
export function createSiteBackend(config: EditorConfig, options: unknown): DecapBackend {
  const { service } = config.backend;
  const isLocal = service === 'proxy';
  const inner = editor.CMS.getBackend(service).init(
    { ...config, backend: { ...config.backend, name: service } },
    options,
  );
  const ask = async <Answer>(name: string, args: readonly unknown[]) =>
    (await inner[name]?.(...(args as never[]))) as Answer;
  const listBy =
    (name: string) =>
    async (...args: readonly unknown[]) => {
      const entries = await ask<DecapEntry[]>(name, args);
      // In place: the list itself knows which page of all it is.
      entries.forEach((entry, at) => (entries[at] = asForm(entry)));
      return entries;
    };

  async function persist(
    entry: { readonly dataFiles: readonly DataFile[] },
    ...rest: readonly unknown[]
  ): Promise<unknown> {
    try {
      if (isLocal) {
        for (const { path } of entry.dataFiles) refuseIfChanged(await inner.getEntry(path));
      }
      const dataFiles = await Promise.all(entry.dataFiles.map(asFile));
      const result = await ask('persistEntry', [{ ...entry, dataFiles }, ...rest]);
      for (const { path, raw } of dataFiles) texts.set(path, raw);
      return result;
    } catch (error) {
      tell('Not saved', error instanceof Error ? error.message : String(error));
      throw error;
    }
  }

  const own: Record<string, (...args: never[]) => unknown> = {
    getEntry: async (path: string) => asForm(await inner.getEntry(path)),
    entriesByFiles: listBy('entriesByFiles'),
    entriesByFolder: listBy('entriesByFolder'),
    // Decap asks some backends for a folder at once, others page by page.
    ...(inner['allEntriesByFolder'] && { allEntriesByFolder: listBy('allEntriesByFolder') }),
    traverseCursor: async (...args: readonly unknown[]) => {
      const page = await ask<{ entries: DecapEntry[] }>('traverseCursor', args);
      return { ...page, entries: page.entries.map(asForm) };
    },
    unpublishedEntryDataFile: async (...args: readonly [string, string, string, string]) =>
      jsonOf(args[2], await ask<string>('unpublishedEntryDataFile', args)),
    persistEntry: persist,
    ...(isLocal && { restoreUser: () => Promise.resolve({ name: 'you' }) }),
  };
  return new Proxy(inner, {
    get: (target, name) => own[String(name)] ?? Reflect.get(target, name),
  });
}

/** Somebody may have edited the file meanwhile, in a text editor or in another window. */
function refuseIfChanged({ data, file: { path } }: DecapEntry): void {
  const known = texts.get(path);
  if (known === undefined || data === null || data === known) return;
  throw new Error(
    'The file has changed since you opened it. Copy what you have typed, then load this page again.',
  );
}

async function asFile(file: DataFile): Promise<DataFile> {
  const values = JSON.parse(file.raw) as Record<string, unknown>;
  const text = texts.get(file.path) ?? '';
  return { ...file, raw: await writeFile(formFor(file.path), file.path, text, values) };
}

function asForm(entry: DecapEntry): DecapEntry {
  return entry.data === null ? entry : { ...entry, data: jsonOf(entry.file.path, entry.data) };
}

function jsonOf(path: string, text: string): string {
  texts.set(path, text);
  return JSON.stringify(readFile(formFor(path), path, text));
}

function formFor(path: string) {
  const form = formOfPath(editor.fileForms, path);
  if (!form) throw new Error(`${path} has no form`);
  return form;
}
