// The checks that run beside the tests. They allow no warning. The build checks the content.

/** @type {readonly import('./run-steps.mjs').Step[]} the longest first */
export const checks = [
  { name: 'route types', command: 'react-router', args: ['typegen'] },
  { name: 'format', command: 'prettier', args: ['--check', '--log-level', 'warn', '.'] },
  {
    // One program reads all types once: for the compiler's errors, and for rules that need types.
    name: 'types, lint',
    command: 'oxlint',
    args: ['--type-aware', '--type-check', '--deny-warnings', '.'],
    after: ['route types'],
  },
  { name: 'dead code', command: 'knip', args: ['--no-progress'], after: ['route types'] },
  { name: 'architecture', command: 'node', args: ['scripts/check-architecture.mjs'] },
  { name: 'styles', command: 'stylelint', args: ['app/**/*.css', '--max-warnings', '0'] },
  { name: 'audit', command: 'node', args: ['scripts/check-audit.mjs'], isShown: true },
];

/** Needs the built site. @type {import('./run-steps.mjs').Step} */
export const budgets = {
  name: 'budgets',
  command: 'node',
  args: ['bench/budgets/check-budgets.ts'],
};
