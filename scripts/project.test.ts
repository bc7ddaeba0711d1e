import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let checkout = '';

/** A checkout whose programs only say that they ran, and an npm that only records its arguments. */
beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'checkout-'));
  for (const name of ['scripts', 'package.json', 'package-lock.json', 'server/launch.json']) {
    cpSync(name, join(checkout, name), { recursive: true });
  }
  for (const program of ['server/leads/commands/leads-command.ts', 'server/dev.ts'])
    write(program, 'ran');
  mkdirSync(join(checkout, 'bin'));
  const npm = join(checkout, 'bin/npm');
  writeFileSync(npm, '#!/bin/sh\necho "npm $*" >> npm-calls\nexit 1\n');
  chmodSync(npm, 0o755);
});
afterEach(() => rmSync(checkout, { recursive: true }));

function write(program: string, said: string): void {
  mkdirSync(join(checkout, program, '..'), { recursive: true });
  writeFileSync(join(checkout, program), `console.log('${said}');\n`);
}

interface Listed {
  readonly packages: Record<string, { version?: string; dev?: boolean }>;
}

/** Writes the list of installed packages that `npm ci` leaves. */
function install(isWanted: (entry: { dev?: boolean }, path: string) => boolean): void {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Listed;
  const packages = Object.fromEntries(
    Object.entries(lock.packages).filter(([path, entry]) => path !== '' && isWanted(entry, path)),
  );
  mkdirSync(join(checkout, 'node_modules'), { recursive: true });
  const list = join(checkout, 'node_modules/.package-lock.json');
  writeFileSync(list, JSON.stringify({ packages }));
}

function run(script: string) {
  const path = join(checkout, 'bin') + delimiter + process.env['PATH'];
  const [file, ...args] = script.split(' ');
  const { status, stdout, stderr } = spawnSync('node', [`scripts/${file}.mjs`, ...args], {
    cwd: checkout,
    env: { PATH: path },
    encoding: 'utf8',
  });
  const asked = join(checkout, 'npm-calls');
  const npm = existsSync(asked) ? readFileSync(asked, 'utf8') : '';
  return { status, stdout, stderr, npm };
}

describe('a command installs nothing', () => {
  it('and runs on what "npm ci --omit=dev" has installed', () => {
    install(({ dev }) => !dev);
    expect(run('command leads')).toEqual({ status: 0, stdout: 'ran\n', stderr: '', npm: '' });
  });

  it.each([
    ['command leads', () => undefined, 'The packages are not installed: run "npm start" or'],
    [
      'command leads',
      () => install((_entry, path) => path !== 'node_modules/kysely'),
      'The installed packages are not those of package-lock.json: run "npm start" or',
    ],
    [
      'dev',
      () => install(({ dev }) => !dev),
      'The tools for tests and checks are not installed: run "npm test" or "npm ci" first.',
    ],
    ['check', () => undefined, 'The packages are not installed: run "npm test" or'],
  ])('%s says what is missing', (script, prepare, message) => {
    prepare();
    const { status, stdout, stderr, npm } = run(script);
    expect({ status, stdout, npm }).toEqual({ status: 1, stdout: '', npm: '' });
    expect(stderr).toContain(message);
  });
});

it('npm start installs what a clean checkout lacks', () => {
  expect(run('start').npm).toContain('npm ci --omit=dev');
});

it('the build that "node scripts/build.mjs" makes is known to be up to date', () => {
  const program = `
    import { mkdirSync, writeFileSync } from 'node:fs';
    import { findBuildState, rememberBuild } from './scripts/project.mjs';
    console.log(findBuildState());
    rememberBuild(() => {
      mkdirSync('build/server', { recursive: true });
      writeFileSync('build/server/index.js', '');
    });
    console.log(findBuildState());
    writeFileSync('server/dev.ts', 'changed');
    console.log(findBuildState());`;
  const { stdout } = spawnSync('node', ['--input-type=module', '-e', program], {
    cwd: checkout,
    encoding: 'utf8',
  });
  expect(stdout).toBe('missing\nfresh\nstale\n');
  expect(readFileSync('scripts/build.mjs', 'utf8')).toContain('rememberBuild(');
});
