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
  const inner = editor.CMS.getBackend(service).init(
    { ...config, backend: { ...config.backend, name: service } },
    options,
  );
  return asBackend(inner, service === 'proxy');
}

function asBackend(inner: DecapBackend, isLocal: boolean): DecapBackend {
  const own: Record<string, (...args: never[]) => unknown> = {
    getEntry: async (path: string) => asForm(await inner.getEntry(path)),
    persistEntry: (entry: { dataFiles: DataFile[] }, options: never) =>
      persist(inner, entry, options, isLocal),
    unpublishedEntryDataFile: async (...args: [string, string, string, string]) => {
      const text = await call<string>(inner, 'unpublishedEntryDataFile', args);
      return jsonOf(args[2], text);
    },
    traverseCursor: async (...args: unknown[]) => {
      const page = await call<{ entries: DecapEntry[] }>(inner, 'traverseCursor', args);
      page.entries.forEach(asForm);
      return page;
    },
    ...(isLocal && { restoreUser: () => Promise.resolve({ name: 'you' }) }),
  };
  for (const name of ['entriesByFiles', 'entriesByFolder', 'allEntriesByFolder']) {
    if (!inner[name]) continue;
    own[name] = async (...args: unknown[]) => {
      const entries = await call<DecapEntry[]>(inner, name, args);
      entries.forEach(asForm);
      return entries;
    };
  }
  return new Proxy(inner, {
    get: (target, name) => own[String(name)] ?? Reflect.get(target, name),
  });
}

async function call<Result>(inner: DecapBackend, name: string, args: readonly unknown[]) {
  return (await inner[name]?.(...(args as never[]))) as Result;
}

async function persist(
  inner: DecapBackend,
  entry: { dataFiles: DataFile[] },
  options: never,
  isLocal: boolean,
): Promise<unknown> {
  const written = entry.dataFiles.map(async (file) => {
    if (isLocal) await refuseIfChanged(inner, file.path);
    const values = JSON.parse(file.raw) as Record<string, unknown>;
    const text = texts.get(file.path) ?? '';
    return { ...file, raw: await writeFile(formFor(file.path), file.path, text, values) };
  });
  try {
    const dataFiles = await Promise.all(written);
    const result = await call(inner, 'persistEntry', [{ ...entry, dataFiles }, options]);
    for (const { path, raw } of dataFiles) texts.set(path, raw);
    return result;
  } catch (error) {
    tell('Not saved', error instanceof Error ? error.message : String(error));
    throw error;
  }
}

/** Somebody may have edited the file meanwhile, in a text editor or in another window. */
async function refuseIfChanged(inner: DecapBackend, path: string): Promise<void> {
  const { data } = await inner.getEntry(path);
  const known = texts.get(path);
  if (known === undefined || data === null || data === known) return;
  throw new Error(
    'The file has changed since you opened it. Copy what you have typed, then load this page again.',
  );
}

function asForm(entry: DecapEntry): DecapEntry {
  if (entry.data !== null) entry.data = jsonOf(entry.file.path, entry.data);
  return entry;
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
