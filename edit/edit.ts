import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { editorConfig, fileForms, readChoices } from './forms/editor-config.ts';
import { openContentFolder } from './server/content-folder.ts';
import { createEditorApi } from './server/editor-api.ts';
import { editorPath, openEditorServer } from './server/editor-server.ts';
import { createPublishing } from './server/publishing.ts';
import { refuseMistakes } from './server/refuse-mistakes.ts';
import { Repository } from './server/repository.ts';

const root = join(import.meta.dirname, '..');
const options = {
  port: { type: 'string', default: '4400' },
  quiet: { type: 'boolean', default: false },
} as const;

/** Makes `config.js`, which has Decap wait for our part and tells both what the forms are. */
async function configScript(siteUrl: string): Promise<string> {
  const config = editorConfig(siteUrl, await readChoices(join(root, 'content')));
  const globals = { CMS_MANUAL_INIT: true, editorConfig: config, fileForms };
  return `Object.assign(window, ${JSON.stringify(globals)});\n`;
}

/** Writes our part of the editor, bundled with the packages that read and write files. */
async function buildEditor(target: string): Promise<void> {
  await build({
    configFile: false,
    // It would warn of each script that is not bundled.
    logLevel: 'error',
    root: join(import.meta.dirname, 'browser'),
    base: './',
    build: { outDir: target, emptyOutDir: false },
  });
}

async function openEditor(): Promise<void> {
  const { values } = parseArgs({ options });
  const port = Number(values.port);
  const sitePort = port + 1;
  const siteUrl = `http://127.0.0.1:${sitePort}`;
  await using built = await mkdtempDisposable(join(tmpdir(), 'editor-'));
  await buildEditor(built.path);
  const publishing = createPublishing(new Repository(root), refuseMistakes);
  const server = await openEditorServer({
    port,
    folders: [built.path, join(import.meta.dirname, 'node_modules/decap-cms/dist')],
    config: () => configScript(siteUrl),
    api: createEditorApi(openContentFolder(root), publishing),
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(
      `Port ${port} is in use: the editor is open already, or choose another --port.`,
    );
  });
  const site = startSite(sitePort);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, site.stop);
  const address = `http://127.0.0.1:${port}${editorPath}`;
  process.stdout.write(`Ready: ${address}\n`);
  const sayReady = () => process.stdout.write(`Its site: ${siteUrl}/\n`);
  site.ready.then(sayReady, () => process.stderr.write('Its site does not answer.\n'));
  if (!values.quiet) openBrowser(address);
  await site.ended;
  await server.close();
}

/**
 * Starts the development server with no settings but these: a form that is tried in the editor sends
 * nothing to anybody, and posts come from the files that are edited.
 */
function startSite(port: number) {
  const { PATH, HOME } = process.env;
  const env = {
    PATH,
    HOME,
    NODE_ENV: 'development',
    SETTINGS_FILE: '/dev/null',
    DATA_DIR: join(root, 'data/edit'),
    HOST: '127.0.0.1',
    PORT: String(port),
    SITE_URL: `http://127.0.0.1:${port}`,
    LOG_LEVEL: 'warn',
  };
  const child = spawn(process.execPath, ['server/dev.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const listening = new Promise<void>((resolve) => {
    createInterface(child.stdout).on('line', (line) => line.startsWith('Ready: ') && resolve());
  });
  // Its sources are loaded for the first page, which can take a minute.
  const ready = listening.then(() => fetch(env.SITE_URL));
  return { ready, ended: once(child, 'exit'), stop: () => void child.kill('SIGTERM') };
}

/** Where there is no desktop, the address has been printed. */
function openBrowser(address: string): void {
  const openers: Partial<Record<NodeJS.Platform, string>> = { darwin: 'open', win32: 'explorer' };
  const opener = openers[process.platform] ?? 'xdg-open';
  const child = spawn(opener, [address], { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
}

openEditor().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
