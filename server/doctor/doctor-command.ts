import { spawnSync } from 'node:child_process';
import { styleText } from 'node:util';
import type { Finding } from '#app/features/status/status-report.types.ts';
import { counted } from '#app/kernel/numbers.ts';
import type { Environment } from '#server/settings.ts';
import { readSiteEnvironment } from '#server/site-environment.ts';
import { exitCodeOf, parseArguments, UsageError } from '#server/staff-commands/command-line.ts';
import { checkBankTransfer, checkPush, checkSettings } from './check-settings.ts';
import {
  checkBackUps,
  checkCertificate,
  checkCountry,
  checkReplica,
  checkRestored,
} from './check-machine.ts';
import { checkMail } from './check-mail.ts';
import { checkServices } from './check-services.ts';
import { checkStore } from './check-store.ts';
import { ok, problem, unused, warning } from './finding.ts';
import { mailProblems } from './mail-problems.ts';
import { createRedactor } from './redact.ts';

const marks = { ok: 'ok', warning: 'warning', problem: 'PROBLEM', unused: '-' } as const;
const colours = { ok: 'green', warning: 'yellow', problem: 'red', unused: 'dim' } as const;

const usage = `npm run doctor  check settings, store and each configured service, and say what is wrong;
                exits with 1 when something is
  -- --mail     mail problems to STAFF_EMAIL too: new ones at once, the same ones once a day;
                exits with 2 when it cannot`;

/** Tells the timer's unit that nobody has heard of the problems. */
const notMailed = 2;

/** @returns what was found, with the settings where they can be used */
async function examine(environment: Environment) {
  const { settings, findings } = checkSettings(environment);
  const own = [...findings, checkContent(), checkBuild()];
  if (!settings) return { findings: own, settings };
  const nowMs = Date.now();
  const [store, country, mail, services, bankTransfer, ...machine] = await Promise.all([
    checkStore(settings),
    checkCountry(settings, nowMs),
    checkMail(settings),
    checkServices(settings),
    checkBankTransfer(settings),
    checkBackUps(settings, nowMs),
    checkCertificate(settings, nowMs),
  ]);
  const rest = [country, ...services, bankTransfer, mail, checkPush(settings)];
  const replica = checkReplica(settings, nowMs);
  const restored = checkRestored(settings);
  return { findings: [...own, ...store, ...restored, replica, ...machine, ...rest], settings };
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

function print(findings: readonly Finding[], write: (finding: Finding) => string): void {
  for (const finding of findings) {
    const { state } = finding;
    const mark = styleText(colours[state], marks[state].padEnd(8), { stream: process.stdout });
    process.stdout.write(`${mark} ${write(finding)}`);
  }
}

/** Puts findings into words without the secrets of the settings. */
function createWriter(environment: Environment): (finding: Finding) => string {
  const redact = createRedactor(environment);
  return ({ subject, text, advice }) =>
    redact(`${subject}: ${text}\n${advice === undefined ? '' : `         ${advice}\n`}`);
}

async function main(args: readonly string[]): Promise<void> {
  const { positionals, values } = parseArguments(args, { mail: { type: 'boolean' } });
  const [tooMuch] = positionals;
  if (tooMuch !== undefined) throw new UsageError(`"${tooMuch}" is more than it takes`);
  const environment = readSiteEnvironment(process.env);
  const { findings, settings } = await examine(environment);
  const write = createWriter(environment);
  print(findings, write);
  const problems = findings.filter(({ state }) => state === 'problem').length;
  process.stdout.write(
    problems === 0 ? 'No problems found.\n' : `${counted(problems, 'problem')} found.\n`,
  );
  const found = problems === 0 ? 0 : 1;
  process.exitCode = values.mail ? notMailed : found;
  if (!values.mail || !settings) return;
  await mailProblems(findings, settings, write, Date.now());
  process.exitCode = found;
}

const args = process.argv.slice(2);
const explain = (error: unknown) => (error instanceof Error ? error.message : 'unknown');
const exitCode = await exitCodeOf(() => main(args), process, { args, usage, explain });
// Connections to services may still be open.
process.exit(process.exitCode ?? exitCode);
