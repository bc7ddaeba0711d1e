// npm test: installs what the tests need, then checks the code and runs every test, side by side.
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { budgets, checks } from './checks.mjs';
import { ensureChromium } from './chromium.mjs';
import { runSteps } from './run-steps.mjs';
import { ensureInstalled, findBuildState, projectEnvironment, root, say } from './project.mjs';

ensureInstalled({ withTools: true });
const chromium = ensureChromium();

// Whatever the tests, their databases and their browsers leave goes with this folder. The database
// runs as another user.
const scratch = mkdtempSync(join(tmpdir(), 'tests-'));
chmodSync(scratch, 0o755);
const reportOf = (name) => join(scratch, `${name}.json`);
const env = projectEnvironment({
  TMPDIR: scratch,
  // A developer's own store is not for tests.
  SETTINGS_FILE: '/dev/null',
  ...(chromium && { CHROMIUM: chromium }),
  E2E_REPORT: reportOf('e2e'),
});
delete env.NODE_ENV;

// The fault proofs kill servers and fill disks for minutes, the HTML checker needs Java, and every
// page in every look takes half an hour: they are for the long run.
const isLong = process.argv.includes('--long');
// In the long run properties are tried more often, with other cases each day.
if (isLong) env.FUZZ_RUNS ??= '2000';
if (isLong) env.LONG_RUN = '1';

/** @returns {import('./run-steps.mjs').Step} */
const vitest = (name, project) => ({
  name,
  command: 'vitest',
  args: [
    'run',
    `--project=${project}`,
    '--reporter=minimal',
    '--reporter=json',
    `--outputFile.json=${reportOf(project)}`,
  ],
});
const onBuild = { after: ['build'] };

/** The most urgent first: the longest, and what waits for the build. */
const steps = [
  ...(findBuildState() === 'fresh'
    ? []
    : [{ name: 'build', command: 'node', args: ['scripts/build.mjs'] }]),
  { name: 'end to end', command: 'playwright', args: ['test'], ...onBuild },
  { ...vitest('integration', 'integration'), ...onBuild },
  ...checks,
  { ...vitest('units', 'unit'), ...onBuild },
  vitest('components', 'browser'),
  { ...budgets, ...onBuild },
];
const failed = [...(await runSteps(steps, env))];
// Alone: each wants the disk and the processor to itself.
if (isLong) {
  const journey = ['test', '--config', 'edit/playwright.config.ts'];
  const behindNginx = {
    E2E_BEHIND_NGINX: '1',
    E2E_REPORT: reportOf('behind-nginx'),
    LONG_RUN: undefined,
  };
  const alone = [
    { name: 'behind nginx', command: 'playwright', args: ['test'], env: behindNginx },
    { ...vitest('faults', 'faults'), isShown: true },
    { name: 'content editor', command: 'playwright', args: journey, isShown: true },
  ];
  for (const step of alone) failed.push(...(await runSteps([step], env)));
}

const units = ['unit', 'integration', 'browser', 'faults'].flatMap((name) => read(name) ?? []);
const journeys = ['e2e', 'behind-nginx'].flatMap((name) => read(name) ?? []);
const statOf = (key) => journeys.reduce((total, { stats }) => total + stats[key], 0);
const passed = sum(units, 'numPassedTests') + statOf('expected');
const broken =
  sum(units, 'numFailedTests') +
  // A test with a tag of the long run waits for it.
  (isLong ? sum(units, 'numPendingTests') : 0) +
  statOf('unexpected') +
  statOf('flaky');
const names = [
  ...failedUnits(units.flatMap(({ testResults }) => testResults)),
  ...journeys.flatMap(({ suites }) => failedSpecs(suites)),
];
rmSync(scratch, { recursive: true, force: true });
// Last, so that a reader of the end of a long log knows what to look at.
for (const name of names) say(`Failed test: ${name}`);
for (const name of failed) say(`Failed: ${name}`);
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

function sum(reports, count) {
  return reports.reduce((total, report) => total + report[count], 0);
}

function read(name) {
  try {
    return JSON.parse(readFileSync(reportOf(name), 'utf8'));
  } catch {
    return undefined;
  }
}
