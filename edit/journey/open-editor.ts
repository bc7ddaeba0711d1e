import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { findFreePair } from '../../tests/support/free-port.ts';

const project = join(import.meta.dirname, '../..');

/** Folders that installing and building fill again, or that the editor does not need. */
const notCopied = new Set([
  '.git',
  'build',
  'data',
  'node_modules',
  'test-results',
  'art',
  'bench',
]);

export interface OpenEditor extends AsyncDisposable {
  readonly address: string;
  readonly siteAddress: string;
  /** A content file as it is now. */
  read(path: string): Promise<string>;
  /** The same as it is published. */
  readLive(path: string): string;
}

/** Starts `npm run edit` on a copy of the project, so that nothing of the journey stays. */
export async function openEditor(): Promise<OpenEditor> {
  const folder = await copyProject();
  connect(folder);
  const port = await findFreePair();
  const child = spawn(process.execPath, ['scripts/edit.mjs', '--quiet', '--port', String(port)], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const ready = new Promise<void>((resolve) => {
    createInterface(child.stdout).on('line', (line) => line.startsWith('Its site: ') && resolve());
  });
  await Promise.race([ready, ended.then(() => Promise.reject(new Error('the editor ended')))]);
  return {
    address: `http://127.0.0.1:${port}`,
    siteAddress: `http://127.0.0.1:${port + 1}`,
    read: (path) => readFile(join(folder, path), 'utf8'),
    readLive: (path) => git(folder, 'show', `origin/main:${path}`),
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function copyProject(): Promise<string> {
  // Beside the project where possible: packages are then linked in no time.
  const folder = await mkdtemp(join(tmpdir(), 'edited-site-'));
  await cp(project, folder, {
    recursive: true,
    filter: (path) => dirname(path) !== project || !notCopied.has(basename(path)),
  });
  // Other programs may be at work in its caches, so the exit code says nothing.
  spawnSync('cp', ['-al', join(project, 'node_modules'), folder]);
  await rm(join(folder, 'node_modules/.vite'), { recursive: true, force: true });
  return folder;
}

/** Gives the copy its own server, in its folder. */
function connect(folder: string): void {
  git(folder, 'init', '--quiet', '--initial-branch=main');
  git(folder, 'init', '--quiet', '--bare', 'data/server.git');
  git(folder, 'remote', 'add', 'origin', 'data/server.git');
  git(folder, 'config', 'user.name', 'Journey');
  git(folder, 'config', 'user.email', 'journey@insurer.example');
  git(folder, 'add', '.');
  git(folder, 'commit', '--quiet', '--message=Begin');
  git(folder, 'push', '--quiet', '--set-upstream', 'origin', 'main');
}

function git(folder: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
}
