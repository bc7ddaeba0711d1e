// npm run typecheck, lint, format, test:unit, …: one part of "npm run check" and "npm test". Passes on
// what follows "--": files, options, --watch.
import { spawnSync } from 'node:child_process';
import { checks } from './checks.mjs';
import { requireChromium } from './chromium.mjs';
import { runSteps } from './run-steps.mjs';
import {
  become,
  ensureBuilt,
  projectEnvironment,
  requireInstalled,
  root,
  run,
} from './project.mjs';

const [name = '', ...given] = process.argv.slice(2);
const args = given.filter((arg) => arg !== '--watch');
const isWatching = args.length < given.length;
const paths = args.filter((arg) => !arg.startsWith('-'));
const env = projectEnvironment({ SETTINGS_FILE: '/dev/null' });

/** Tasks that watch by themselves. @type {Record<string, () => void>} */
const watchers = {
  typecheck() {
    run('react-router', ['typegen']);
    become('tsc', ['--noEmit', ...given], env);
  },
  'test:unit': () => vitest('unit'),
  'test:integration'() {
    ensureBuilt();
    vitest('integration');
  },
  'test:browser'() {
    nameChromium();
    vitest('browser');
  },
};

/** Tasks that start again when a file changes. @type {Record<string, () => void>} */
const others = {
  lint,
  format,
  'test:quick': quick,
  'test:e2e': () => playwright('tests/e2e/'),
  'test:a11y': () => playwright('tests/a11y/'),
  'test:screens'() {
    env.LONG_RUN = '1';
    playwright('tests/e2e/long/screens.spec.ts');
  },
};

requireInstalled({ withTools: true });
if (watchers[name]) watchers[name]();
else if (isWatching) restartOnChange();
else others[name]?.();

function vitest(project) {
  const mode = isWatching ? 'watch' : 'run';
  become('vitest', [mode, `--project=${project}`, ...args], env);
}

function playwright(folder) {
  nameChromium();
  ensureBuilt();
  const isFileNamed = args.some((arg) => /\.spec\.ts|^tests\//.test(arg));
  become('playwright', ['test', ...(isFileNamed ? [] : [folder]), ...args], env);
}

function nameChromium() {
  const chromium = requireChromium();
  if (chromium) env.CHROMIUM = chromium;
}

/** Lints the whole project, or the given files alone. */
async function lint() {
  if (paths.length === 0) {
    const names = new Set(['route types', 'types, lint', 'styles', 'architecture', 'dead code']);
    const failed = await runSteps(
      checks.filter((check) => names.has(check.name)),
      env,
    );
    process.exit(failed.length > 0 ? 1 : 0);
  }
  const [styles, code] = [/\.css$/, /\.[cm]?[jt]sx?$|\/$/].map((kind) =>
    paths.filter((path) => kind.test(path)),
  );
  const results = [
    styles.length > 0 && ['stylelint', ['--max-warnings', '0', ...styles]],
    code.length > 0 && ['oxlint', ['--type-aware', '--deny-warnings', ...code]],
  ]
    .filter(Boolean)
    .map(([program, its]) => spawnSync(program, its, { cwd: root, env, stdio: 'inherit' }));
  process.exit(results.every(({ status }) => status === 0) ? 0 : 1);
}

/** Types, lint and units, side by side: what most changes break, within a minute. */
async function quick() {
  const names = new Set(['route types', 'types, lint']);
  const units = {
    name: 'units',
    command: 'vitest',
    // What looks at built scripts waits for the whole run, which builds them.
    args: ['run', '--project=unit', '--reporter=minimal', '--exclude=tests/scripts/**', ...args],
  };
  const failed = await runSteps([units, ...checks.filter((check) => names.has(check.name))], env);
  process.exit(failed.length > 0 ? 1 : 0);
}

function format() {
  const mode = args.includes('--check') ? [] : ['--write'];
  const all = paths.length > 0 ? [] : ['.'];
  become('prettier', [...mode, '--log-level', 'warn', ...args, ...all], env);
}

function restartOnChange() {
  const watched = ['app', 'server', 'content', 'tests', 'scripts', 'bench', 'art', 'edit'];
  become('node', [
    '--watch-preserve-output',
    ...watched.map((folder) => `--watch-path=${folder}`),
    'scripts/task.mjs',
    name,
    ...args,
  ]);
}
