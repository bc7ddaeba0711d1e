// Who may import whom, by dependency-cruiser; also fails when it suspiciously saw few modules.
import { spawnSync } from 'node:child_process';
import { projectEnvironment, root } from './project.mjs';

const fewestModules = 100;

const result = spawnSync(
  'depcruise',
  ['--config', '.dependency-cruiser.json', '--output-type', 'json', 'app', 'server'],
  { cwd: root, env: projectEnvironment(), encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
);
const { modules, summary } = JSON.parse(result.stdout);
for (const { rule, from, to } of summary.violations) {
  process.stderr.write(`${rule.name}: ${from} -> ${to}\n`);
}
if (modules.length < fewestModules) {
  process.stderr.write(`only ${modules.length} modules were read: the check is broken\n`);
}
process.exit(summary.violations.length > 0 || modules.length < fewestModules ? 1 : 0);
