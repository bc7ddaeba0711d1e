import { spawn } from 'node:child_process';
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { editorConfig, fileForms, readChoices, type EditorBackend } from './forms/editor-config.ts';
import { buildEditor, configScript, decapFolder, exportEditor } from './server/build-editor.ts';
import { openContentFolder } from './server/content-folder.ts';
import { startDevSite } from './server/dev-site.ts';
import { createEditorApi } from './server/editor-api.ts';
import { apiPath, editorPath, openEditorServer } from './server/editor-server.ts';
import { createPublishing } from './server/publishing.ts';
import { Repository } from './server/repository.ts';
import { openTrialFolder } from './server/trial-folder.ts';

const root = join(import.meta.dirname, '..');
const usage = `npm run edit                          opens the editor on this machine
npm run edit -- --port 4400           the same, at another port; its site is at the next
npm run edit -- --quiet               the same, without opening a browser
npm run edit -- --export FOLDER --git github|gitlab|gitea --repo OWNER/NAME --branch main --site https://…
                                      writes the editor for a Git service
`;

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4400' },
    quiet: { type: 'boolean', default: false },
    export: { type: 'string' },
    git: { type: 'string', default: 'github' },
    repo: { type: 'string', default: 'owner/name' },
    branch: { type: 'string', default: 'main' },
    site: { type: 'string', default: 'https://example.com' },
    help: { type: 'boolean', default: false },
  },
});

/** What `config.js` tells the browser. */
async function configOf(backend: EditorBackend, siteUrl: string) {
  const choices = await readChoices(join(root, 'content'));
  return {
    editorConfig: editorConfig(backend, siteUrl, choices),
    fileForms: fileForms(choices),
  };
}

function gitBackend(): EditorBackend {
  const { git, repo, branch } = values;
  if (git !== 'github' && git !== 'gitlab' && git !== 'gitea') {
    throw new Error('--git must be github, gitlab or gitea');
  }
  return { name: git, repo, branch };
}

async function openEditor(): Promise<void> {
  const port = Number(values.port);
  const sitePort = port + 1;
  const siteUrl = `http://127.0.0.1:${sitePort}`;
  await using built = await mkdtempDisposable(join(tmpdir(), 'editor-'));
  await buildEditor(built.path);
  const trial = await openTrialFolder();
  const publishing = createPublishing({ repository: new Repository(root), trial });
  const server = await openEditorServer({
    port,
    folders: [built.path, decapFolder],
    config: async () =>
      configScript(await configOf({ name: 'proxy', proxy_url: apiPath }, siteUrl)),
    api: createEditorApi({ content: openContentFolder(root), trial, publishing }),
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(
      `Port ${port} is in use: the editor is open already, or choose another --port.`,
    );
  });
  const site = startDevSite(root, sitePort);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, site.stop);
  const address = `http://127.0.0.1:${port}${editorPath}`;
  process.stdout.write(`Ready: ${address}\n`);
  const sayReady = () => process.stdout.write(`Its site: ${siteUrl}/\n`);
  site.ready.then(sayReady, () => process.stderr.write('Its site does not answer.\n'));
  if (!values.quiet) openBrowser(address);
  await site.ended;
  await server.close();
  await trial.close();
}

/** Where there is no desktop, the address has been printed. */
function openBrowser(address: string): void {
  const openers: Partial<Record<NodeJS.Platform, string>> = { darwin: 'open', win32: 'explorer' };
  const opener = openers[process.platform] ?? 'xdg-open';
  const child = spawn(opener, [address], { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
}

async function main(): Promise<void> {
  if (values.help) process.stdout.write(usage);
  else if (values.export === undefined) await openEditor();
  else await exportEditor(await configOf(gitBackend(), values.site), values.export);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
