import { spawnSync } from 'node:child_process';
import { styleText } from 'node:util';
import { readSiteEnvironment } from '#server/site-environment.ts';
import { checkBankTransfer, checkPush, checkSettings } from './check-settings.ts';
import { checkCountry } from './check-country.ts';
import { checkMail } from './check-mail.ts';
import { checkServices } from './check-services.ts';
import { checkStore } from './check-store.ts';
import { ok, problem, unused, warning, type Finding } from './finding.ts';
import { createRedactor } from './redact.ts';

const marks = { ok: 'ok', warning: 'warning', problem: 'PROBLEM', unused: '-' } as const;
const colours = { ok: 'green', warning: 'yellow', problem: 'red', unused: 'dim' } as const;

const environment = readEnvironment();

/** Reads the environment as the site does; exits when that fails. */
function readEnvironment() {
  try {
    return readSiteEnvironment(process.env);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : 'unknown'}\n`);
    return process.exit(1);
  }
}

async function examine(): Promise<readonly Finding[]> {
  const { settings, findings } = checkSettings(environment);
  const own = [...findings, checkContent(), checkBuild()];
  if (!settings) return own;
  const [store, country, mail, services, bankTransfer] = await Promise.all([
    checkStore(settings),
    checkCountry(settings, Date.now()),
    checkMail(settings),
    checkServices(settings),
    checkBankTransfer(settings),
  ]);
  return [...own, ...store, country, ...services, bankTransfer, mail, checkPush(settings)];
}

function checkContent(): Finding {
  const check = spawnSync(process.execPath, ['server/content/check-content.ts'], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] },
  });
  if (check.status === 0) return ok('Content', 'can be published');
  return problem('Content', check.stderr.trim(), 'Correct these lines; the build stops on them.');
}

/** Reads BUILD_STATE from the script that started this command. */
function checkBuild(): Finding {
  const advice = 'npm start builds it, or node scripts/build.mjs.';
  const state = process.env['BUILD_STATE'];
  // Containers have only the build.
  if (state === undefined) return unused('Build', 'cannot be checked: there are no sources here');
  if (state === 'fresh') return ok('Build', 'is up to date');
  if (state === 'missing') return problem('Build', 'is missing', advice);
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
    ? 'No problems found.\n'
    : `${problems} ${problems === 1 ? 'problem' : 'problems'} found.\n`,
);
process.exit(problems === 0 ? 0 : 1);
