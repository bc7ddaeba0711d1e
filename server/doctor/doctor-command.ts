import { spawnSync } from 'node:child_process';
import { styleText } from 'node:util';
import { readSiteEnvironment } from '#server/site-environment.ts';
import { checkCountry } from './check-country.ts';
import { checkMail } from './check-mail.ts';
import { checkPush } from './check-push.ts';
import { checkServices } from './check-services.ts';
import { checkSettings } from './check-settings.ts';
import { checkStore } from './check-store.ts';
import { ok, problem, unused, warning, type Finding } from './finding.ts';
import { createRedactor } from './redact.ts';

const marks = { ok: 'ok', warning: 'doubtful', problem: 'PROBLEM', unused: '-' } as const;
const colours = { ok: 'green', warning: 'yellow', problem: 'red', unused: 'dim' } as const;

const environment = readEnvironment();

/** The settings as the site reads them; without them there is nothing to examine. */
function readEnvironment() {
  try {
    return readSiteEnvironment(process.env);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : 'unknown'}\n`);
    return process.exit(1);
  }
}

/** Looks at everything and says in plain words what is wrong. */
async function examine(): Promise<readonly Finding[]> {
  const { settings, findings } = checkSettings(environment);
  const own = [...findings, checkContent(), checkBuild()];
  if (!settings) return own;
  const [store, country, mail, services] = await Promise.all([
    checkStore(settings),
    checkCountry(settings, Date.now()),
    checkMail(settings),
    checkServices(settings),
  ]);
  return [...own, ...store, country, ...services, mail, checkPush(settings)];
}

function checkContent(): Finding {
  const check = spawnSync(process.execPath, ['server/content/check-content.ts'], {
    encoding: 'utf8',
    // What the site does is not asked here.
    env: { PATH: process.env['PATH'] },
  });
  if (check.status === 0) return ok('Content', 'can be published');
  return problem('Content', check.stderr.trim(), 'Correct these lines; the build stops on them.');
}

/** The script that starts this command has compared the build with its sources. */
function checkBuild(): Finding {
  const advice = 'npm start builds it, or node scripts/build.mjs.';
  const state = process.env['BUILD_STATE'];
  // A container has only the build.
  if (state === undefined) return unused('Build', 'has no sources here to compare with');
  if (state === 'fresh') return ok('Build', 'is up to date');
  if (state === 'missing') return problem('Build', 'is not there', advice);
  return warning('Build', 'is older than its sources', advice);
}

function print(findings: readonly Finding[]): void {
  const redact = createRedactor(environment);
  for (const { subject, state, text, advice } of findings) {
    const mark = styleText(colours[state], marks[state].padEnd(8), { stream: process.stdout });
    process.stdout.write(redact(`${mark} ${subject}: ${text}\n`));
    if (advice !== undefined) process.stdout.write(redact(`         ${advice}\n`));
  }
}

const findings = await examine();
print(findings);
const problems = findings.filter(({ state }) => state === 'problem').length;
process.stdout.write(
  problems === 0
    ? 'No problem found.\n'
    : `${problems} ${problems === 1 ? 'problem' : 'problems'} found.\n`,
);
process.exit(problems === 0 ? 0 : 1);
