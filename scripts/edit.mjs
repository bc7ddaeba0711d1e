// npm run edit: an editor for content/, in the browser, on this machine only. It is a package of its
// own, which is installed here and by nothing else.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { become, projectEnvironment, requireInstalled, root, run, say } from './project.mjs';

const folder = join(root, 'edit');
const args = process.argv.slice(2);

/** Whether what is installed is what the lock names. */
function isInstalled() {
  const installed = join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return false;
  const versionIn = (file) =>
    JSON.parse(readFileSync(file, 'utf8')).packages['node_modules/decap-cms'].version;
  return versionIn(installed) === versionIn(join(folder, 'package-lock.json'));
}

requireInstalled({ withTools: true });
if (!isInstalled()) {
  say('Installing the editor …');
  const options = ['--no-audit', '--no-fund', '--loglevel=error'];
  run('npm', ['ci', '--prefix', folder, ...options], { env: process.env, quiet: true });
}
become('node', ['edit/edit.ts', ...args], projectEnvironment({ NODE_ENV: 'development' }));
