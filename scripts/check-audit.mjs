// Known holes in packages, from the registry that packages come from. One that has no list of
// holes, or cannot be reached, is said so plainly and fails nothing.
import { spawnSync } from 'node:child_process';
import { root } from './project.mjs';

const longestMs = 60_000;

const result = spawnSync('npm', ['audit', '--omit=dev', '--audit-level=high', '--json'], {
  cwd: root,
  encoding: 'utf8',
  timeout: longestMs,
  maxBuffer: 64 * 1024 * 1024,
});
const report = parse(result.stdout ?? '');
const counts = report?.metadata?.vulnerabilities;
if (!counts) {
  const reason = String(report?.error?.summary || report?.message || 'no answer in time');
  process.stdout.write(`not audited: the registry lists no known holes (${firstLine(reason)})\n`);
  process.exit(0);
}
const serious = Object.values(report.vulnerabilities ?? {}).filter(({ severity }) =>
  ['high', 'critical'].includes(severity),
);
for (const { name, severity, range } of serious) {
  process.stderr.write(`${severity}: ${name} ${range}\n`);
}
process.stdout.write(`audited: ${counts.high} high, ${counts.critical} critical\n`);
process.exit(serious.length > 0 ? 1 : 0);

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function firstLine(text) {
  return text.split('\n', 1)[0];
}
