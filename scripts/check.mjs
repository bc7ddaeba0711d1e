// npm run check: types, lint, format, styles, architecture, dead code, page sizes, audit. Zero warnings.
import { spawnSync } from 'node:child_process';
import { ensureBuilt, ensureInstalled, projectEnvironment, root, say } from './toolbox.mjs';

ensureInstalled({ withTools: true });
ensureBuilt();

/** @type {[name: string, command: string, args: string[]][]} */
const checks = [
  ['content', 'node', ['server/content/check-content.ts']],
  ['route types', 'react-router', ['typegen']],
  ['types', 'tsc', ['--noEmit']],
  ['lint', 'oxlint', ['--type-aware', '--deny-warnings', '.']],
  ['format', 'prettier', ['--check', '--log-level', 'warn', '.']],
  ['styles', 'stylelint', ['app/**/*.css', '--max-warnings', '0']],
  ['architecture', 'node', ['scripts/check-architecture.mjs']],
  ['dead code', 'knip', ['--no-progress']],
  ['budgets', 'node', ['bench/budgets/check-budgets.ts']],
  ['audit', 'node', ['scripts/check-audit.mjs']],
];

const failures = checks.filter(([name, command, args]) => {
  const result = spawnSync(command, args, {
    cwd: root,
    env: projectEnvironment(),
    encoding: 'utf8',
  });
  const isGood = result.status === 0;
  say(`${isGood ? 'ok  ' : 'FAIL'} ${name}`);
  if (name === 'audit' && isGood) say(`     ${result.stdout.trim()}`);
  if (!isGood) say(`${result.stdout}${result.stderr}`);
  return !isGood;
});
process.exit(failures.length > 0 ? 1 : 0);
