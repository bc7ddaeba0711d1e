import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

interface EditorFile {
  readonly type: string;
  readonly content: string | Buffer;
}

export type EditorFiles = ReturnType<typeof createEditorFiles>;

const folder = join(import.meta.dirname, '..');
const decap = join(folder, 'node_modules/decap-cms/dist');
/** Its script, and the parts that the script loads when they are needed. */
const decapFile = /^(?:\d+\.)?decap-cms\.js$|^[0-9a-f]+\.wasm$/;

const script = 'text/javascript; charset=utf-8';
const html = 'text/html; charset=utf-8';
const css = 'text/css; charset=utf-8';

/** The files that make the editor in the browser; what `config` holds becomes global in `config.js`. */
export function createEditorFiles(config: () => Promise<object>) {
  const browser = (name: string) => readFile(join(folder, 'browser', name));
  const bundle = bundleScript();
  bundle.catch(() => undefined);
  const files: Readonly<Record<string, () => Promise<EditorFile>>> = {
    'index.html': async () => ({ type: html, content: await browser('index.html') }),
    'editor.css': async () => ({ type: css, content: await browser('editor.css') }),
    'config.js': async () => ({ type: script, content: assignments(await config()) }),
    'editor.js': async () => ({ type: script, content: await bundle }),
  };
  return {
    async names(): Promise<readonly string[]> {
      const parts = (await readdir(decap)).filter((name) => decapFile.test(name));
      return [...Object.keys(files), ...parts];
    },
    /** @throws ContentError when the configuration cannot be made from the content */
    async find(name: string): Promise<EditorFile | undefined> {
      if (!decapFile.test(name)) return files[name]?.();
      const type = name.endsWith('.wasm') ? 'application/wasm' : script;
      return { type, content: await readFile(join(decap, name)) };
    },
  };
}

function assignments(values: object): string {
  return Object.entries(values)
    .map(([name, value]) => `window.${name} = ${JSON.stringify(value)};\n`)
    .join('');
}

/** Bundles our part of the editor with the packages that read and write files. */
async function bundleScript(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'warn',
    root: folder,
    build: {
      write: false,
      lib: { entry: join(folder, 'browser/editor.ts'), formats: ['iife'], name: 'editor' },
    },
  })) as Rolldown.RolldownOutput[];
  const [chunk] = built[0]?.output ?? [];
  if (chunk?.type !== 'chunk') throw new Error('the editor was not bundled');
  return chunk.code;
}

/** Writes the editor's files into a folder, which any web server can serve to a team. */
export async function exportEditor(files: EditorFiles, target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  const names = await files.names();
  for (const name of names) {
    const file = await files.find(name);
    if (file) await writeFile(join(target, name), file.content);
  }
  process.stdout.write(`${names.length} files in ${target}\n`);
}
