// npm run check: types, lint, format, styles, architecture, dead code, page sizes, audit. Zero warnings.
import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { ensureBuilt, projectEnvironment, requireInstalled, root, say } from './toolbox.mjs';

requireInstalled({ withTools: true });
ensureBuilt();

/** @typedef {[name: string, command: string, args: string[]]} Check */

/** The longest first, so that none is waited for at the end. @type {Check[]} */
const checks = [
  ['types', 'tsc', ['--noEmit']],
  ['format', 'prettier', ['--check', '--log-level', 'warn', '.']],
  ['budgets', 'node', ['bench/budgets/check-budgets.ts']],
  ['lint', 'oxlint', ['--type-aware', '--deny-warnings', '.']],
  ['dead code', 'knip', ['--no-progress']],
  ['architecture', 'node', ['scripts/check-architecture.mjs']],
  ['styles', 'stylelint', ['app/**/*.css', '--max-warnings', '0']],
  ['content', 'node', ['server/content/check-content.ts']],
  ['audit', 'node', ['scripts/check-audit.mjs']],
];

// Several checks read the types that this one writes.
const isReady = await passes(['route types', 'react-router', ['typegen']]);
const verdicts = await Promise.all(Array.from({ length: availableParallelism() }, takeChecks));
process.exit(isReady && verdicts.every(Boolean) ? 0 : 1);

/** Takes one check after the other as long as there are any. */
async function takeChecks() {
  let isGood = true;
  for (let check = checks.shift(); check; check = checks.shift()) {
    if (!(await passes(check))) isGood = false;
  }
  return isGood;
}

/** @param {Check} check */
function passes([name, command, args]) {
  return new Promise((resolve) => {
    const options = { cwd: root, env: projectEnvironment(), maxBuffer: Infinity };
    execFile(command, args, options, (error, output, complaints) => {
      say(`${error ? 'FAIL' : 'ok  '} ${name}`);
      if (error) say(`${output}${complaints}`);
      else if (name === 'audit') say(`     ${output.trim()}`);
      resolve(!error);
    });
  });
}
