// Finds a Chromium for the tests, or installs one: Debian's package where apt-get and root are
// there, otherwise Playwright's own download.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { projectEnvironment, run, say } from './project.mjs';

/** The headless shell is none of them: it has no back/forward cache. */
const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const ownChoice = 'set CHROMIUM to the path of a Chromium or Chrome to use that one';

const has = (program) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;

/** @returns path of a browser, or undefined when Playwright's own is to be used */
export function ensureChromium() {
  const found = find();
  if (found || hasDownload()) return found;
  if (process.getuid?.() === 0 && has('apt-get')) {
    say(`No Chromium: installing the package "chromium" by apt-get (${ownChoice}).`);
    apt('update');
    apt('install', '-y', '--no-install-recommends', 'chromium');
    if (find()) return find();
  }
  say(`No Chromium: Playwright downloads one into its own folder (${ownChoice}).`);
  run('playwright', ['install', 'chromium'], { env: projectEnvironment(), quiet: true });
  return undefined;
}

/** The same without installing one. @returns path of a browser, or undefined as above */
export function requireChromium() {
  const found = find();
  if (found || hasDownload()) return found;
  say(`No Chromium: run "npm test" first, which installs one, or ${ownChoice}.`);
  process.exit(1);
}

function find() {
  const named = process.env.CHROMIUM;
  if (!named) return places.find((place) => existsSync(place));
  if (existsSync(named)) return named;
  say(`CHROMIUM names ${named}, which is not there.`);
  process.exit(1);
}

/** Whether Playwright has downloaded its own before. */
function hasDownload() {
  const downloads = spawnSync('playwright', ['install', '--list'], { env: projectEnvironment() });
  return downloads.stdout?.includes('chromium') ?? false;
}

function apt(command, ...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', [command, '-qq', ...args], { env, stdio: 'ignore' });
}
