// npm test: installs what the tests need, checks the code, then runs every test.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { ensureBuilt, ensureInstalled, projectEnvironment, root, say } from './toolbox.mjs';

ensureInstalled({ withTools: true });
const chromium = ensureChromium();
ensureBuilt();

// Whatever the tests, their databases and their browsers leave goes with this folder. The database
// runs as another user.
const scratch = mkdtempSync(join(tmpdir(), 'tests-'));
chmodSync(scratch, 0o755);
const unitReport = join(scratch, 'unit.json');
const e2eReport = join(scratch, 'e2e.json');
const env = projectEnvironment({
  TMPDIR: scratch,
  // A developer's own store is not for tests.
  SETTINGS_FILE: '/dev/null',
  ...(chromium && { CHROMIUM: chromium }),
  E2E_REPORT: e2eReport,
});
delete env.NODE_ENV;

// The fault proofs kill servers and fill disks for minutes, the HTML checker needs Java, and every
// page in every look takes half an hour: they are for the long run.
const isLong = process.argv.includes('--long');
// In the long run properties are tried more often, with other cases each day.
if (isLong) env.FUZZ_RUNS ??= '2000';
if (isLong) env.E2E_LONG = '1';
const projects = ['unit', 'browser', ...(isLong ? ['faults'] : [])].map(
  (name) => `--project=${name}`,
);

/** @type {[title: string, command: string, args: string[]][]} */
const steps = [
  ['Checks', 'node', ['scripts/check.mjs']],
  [
    'Units and components',
    'vitest',
    [
      'run',
      ...projects,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${unitReport}`,
    ],
  ],
  ['End to end', 'playwright', ['test']],
];
const failed = [];
for (const step of steps) {
  const [title, command, args] = step;
  say(`\n${title}`);
  const result = spawnSync(command, args, {
    cwd: root,
    // Found only now: earlier steps take minutes, and another program could take the port meanwhile.
    env: { ...env, E2E_PORT: String(await freePort()) },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (result.status !== 0) failed.push(step);
}

const unit = read(unitReport);
const e2eRun = read(e2eReport);
const e2e = e2eRun?.stats;
const passed = (unit?.numPassedTests ?? 0) + (e2e?.expected ?? 0);
const broken =
  (unit?.numFailedTests ?? 0) +
  (e2e?.unexpected ?? 0) +
  (e2e?.flaky ?? 0) +
  (unit?.numPendingTests ?? 0);
const names = [...failedUnits(unit?.testResults ?? []), ...failedSpecs(e2eRun?.suites ?? [])];
rmSync(scratch, { recursive: true, force: true });
// Last, so that a reader of the end of a long log knows what to look at.
for (const name of names) say(`Failed test: ${name}`);
for (const [title] of failed) say(`Failed: ${title}`);
process.stdout.write(`${passed} passed, ${Math.max(broken, failed.length)} failed\n`);
process.exit(failed.length > 0 || passed === 0 ? 1 : 0);

function failedUnits(files) {
  return files.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${relative(root, name)}: ${fullName}`),
  );
}

function failedSpecs(suites) {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`),
    ...failedSpecs(inner),
  ]);
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
