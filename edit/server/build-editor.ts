import { cp, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build } from 'vite';

const folder = join(import.meta.dirname, '..');
export const decapFolder = join(folder, 'node_modules/decap-cms/dist');
/** Its script, and the parts that the script loads when they are needed. */
const decapFile = /^(?:\d+\.)?decap-cms\.js$|^[0-9a-f]+\.wasm$/;

/** Writes our part of the editor, bundled with the packages that read and write files. */
export async function buildEditor(target: string): Promise<void> {
  await build({
    configFile: false,
    // It would warn of each script that is not bundled.
    logLevel: 'error',
    root: join(folder, 'browser'),
    base: './',
    build: { outDir: target, emptyOutDir: false },
  });
}

/** Makes `config.js`: what the values hold becomes global. */
export function configScript(values: object): string {
  return Object.entries(values)
    .map(([name, value]) => `window.${name} = ${JSON.stringify(value)};\n`)
    .join('');
}

/** Writes the whole editor into a folder, which any web server can serve to a team. */
export async function exportEditor(values: object, target: string): Promise<void> {
  await buildEditor(target);
  const filter = (path: string) => path === decapFolder || decapFile.test(basename(path));
  await cp(decapFolder, target, { recursive: true, filter });
  await writeFile(join(target, 'config.js'), configScript(values));
}
