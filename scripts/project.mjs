// What the entry scripts share. Runs on Node 20 with nothing installed: no imports but Node's own.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const buildStamp = join(root, 'build/.stamp');

/** Everything the built site depends on. */
const sources = [
  'app',
  'server',
  'content',
  'public',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
  'vite.worker.config.ts',
  'scripts/build.mjs',
];

/** The environment in which project programs run: pinned Node and local tools first. */
export function projectEnvironment(more = {}) {
  const path = join(root, 'node_modules/.bin') + delimiter + (process.env.PATH ?? '');
  return { ...process.env, PATH: path, ...more };
}

export function say(message) {
  process.stderr.write(`${message}\n`);
}

/** Runs a program to its end; stops this script when it fails. */
export function run(command, args, { env, quiet = false } = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    env: env ?? projectEnvironment(),
    stdio: quiet ? ['ignore', 'ignore', 'inherit'] : ['ignore', 'inherit', 'inherit'],
  });
  if (result.error) throw result.error;
  if (result.status !== 0) {
    say(`${command} ${args.join(' ')} failed`);
    process.exit(result.status ?? 1);
  }
}

/** Runs a program in this script's place: its signals and its exit code are ours. */
export function become(command, args, env = projectEnvironment()) {
  const child = spawn(command, args, { cwd: root, env, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

/** Installs what is missing: only what building and serving need, or the tests' tools as well. */
export function ensureInstalled({ withTools }) {
  if (findInstallState({ withTools }) === 'fresh') return;
  say(withTools ? 'Installing packages, test tools included …' : 'Installing packages …');
  const omit = withTools ? [] : ['--omit=dev'];
  // Engine warnings are about the Node that installs; the site runs on the pinned one.
  run('npm', ['ci', ...omit, '--no-audit', '--no-fund', '--loglevel=error'], {
    env: process.env,
    quiet: true,
  });
}

/**
 * Stops a command that cannot run with what is installed. It installs nothing: the site may be running
 * on these files.
 */
export function requireInstalled({ withTools = false } = {}) {
  const state = findInstallState({ withTools });
  if (state === 'fresh') return;
  const remedy = withTools
    ? 'run "npm test" or "npm ci" first'
    : 'run "npm start" or "npm ci --omit=dev" first';
  const what = {
    missing: 'The packages are not installed',
    'without tools': 'The tools for tests and checks are not installed',
    stale: 'The installed packages are not those of package-lock.json',
  };
  say(`${what[state]}: ${remedy}.`);
  process.exit(1);
}

/**
 * Compares what npm has installed, by whatever command, with package-lock.json.
 * @returns {'fresh' | 'stale' | 'without tools' | 'missing'}
 */
function findInstallState({ withTools }) {
  const installed = readJson(join(root, 'node_modules/.package-lock.json'))?.packages;
  if (!installed) return 'missing';
  const wanted = Object.entries(readJson(join(root, 'package-lock.json')).packages);
  // npm decides which optional packages this machine needs.
  const lacking = wanted.filter(
    ([path, { version, optional, devOptional }]) =>
      path !== '' && !optional && !devOptional && installed[path]?.version !== version,
  );
  if (lacking.some(([, { dev }]) => !dev)) return 'stale';
  return withTools && lacking.length > 0 ? 'without tools' : 'fresh';
}

/** Builds the site when a source changed since the last build. */
export function ensureBuilt() {
  if (findBuildState() === 'fresh') return;
  say('Building the site …');
  run('node', ['scripts/build.mjs'], { quiet: true });
}

/**
 * Builds, then records which sources the build was made from.
 * @param {(hash: string) => void} build gets the hash of the sources
 */
export function rememberBuild(build) {
  const hash = hashOfSources();
  build(hash);
  writeFileSync(buildStamp, hash);
}

/** @returns {'fresh' | 'stale' | 'missing'} whether the build matches its sources */
export function findBuildState() {
  if (!existsSync(join(root, 'build/server/index.js'))) return 'missing';
  const isFresh = existsSync(buildStamp) && readFileSync(buildStamp, 'utf8') === hashOfSources();
  return isFresh ? 'fresh' : 'stale';
}

function hashOfSources() {
  return hashOf(sources.map((name) => join(root, name)));
}

function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths.filter((name) => existsSync(name))) {
    for (const file of filesBelow(path))
      hash.update(`${relative(root, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function filesBelow(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

function readJson(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}
