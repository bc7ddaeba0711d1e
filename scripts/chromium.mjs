// Finds a Chromium for the tests, or installs one: Debian's package where apt-get and root are
// there, otherwise Playwright's own download.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { projectEnvironment, run, say } from './toolbox.mjs';

const places = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const find = () => places.find((place) => place && existsSync(place));
const has = (program) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;

/** @returns path of a browser, or undefined when Playwright's own is to be used */
export function ensureChromium() {
  const found = find();
  if (found) return found;
  if (process.getuid?.() === 0 && has('apt-get')) {
    say('Installing Chromium from the distribution …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      env,
      stdio: 'ignore',
    });
    if (find()) return find();
  }
  say('Downloading Chromium for the tests …');
  run('playwright', ['install', 'chromium'], { env: projectEnvironment(), quiet: true });
  return undefined;
}

/** The same without installing one. @returns path of a browser, or undefined as above */
export function requireChromium() {
  const found = find();
  if (found) return found;
  const downloads = spawnSync('playwright', ['install', '--list'], { env: projectEnvironment() });
  if (downloads.stdout?.includes('chromium')) return undefined;
  say(
    'There is no Chromium: run "npm test" first, which installs one, or set CHROMIUM to its path.',
  );
  process.exit(1);
}
