import { spawnSync } from 'node:child_process';
import { styleText } from 'node:util';
import type { Environment } from '#server/settings.ts';
import { readSiteEnvironment } from '#server/site-environment.ts';
import { exitCodeOf, parseArguments, UsageError } from '#server/staff-commands/command-line.ts';
import { checkBankTransfer, checkPush, checkSettings } from './check-settings.ts';
import { checkCountry } from './check-country.ts';
import { checkMail } from './check-mail.ts';
import { checkReplica } from './check-replica.ts';
import { checkServices } from './check-services.ts';
import { checkStore } from './check-store.ts';
import { ok, problem, unused, warning, type Finding } from './finding.ts';
import { createRedactor } from './redact.ts';

const marks = { ok: 'ok', warning: 'warning', problem: 'PROBLEM', unused: '-' } as const;
const colours = { ok: 'green', warning: 'yellow', problem: 'red', unused: 'dim' } as const;

const usage = `npm run doctor  check settings, store and each configured service, and say what is wrong;
                exits with 1 when something is`;

async function examine(environment: Environment): Promise<readonly Finding[]> {
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
  const replica = checkReplica(settings, Date.now());
  return [...own, ...store, replica, country, ...services, bankTransfer, mail, checkPush(settings)];
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

function print(findings: readonly Finding[], environment: Environment): void {
  const redact = createRedactor(environment);
  for (const { subject, state, text, advice } of findings) {
    const mark = styleText(colours[state], marks[state].padEnd(8), { stream: process.stdout });
    process.stdout.write(redact(`${mark} ${subject}: ${text}\n`));
    if (advice !== undefined) process.stdout.write(redact(`         ${advice}\n`));
  }
}

async function main(args: readonly string[]): Promise<void> {
  const [tooMuch] = parseArguments(args, {}).positionals;
  if (tooMuch !== undefined) throw new UsageError(`"${tooMuch}" is more than it takes`);
  const environment = readSiteEnvironment(process.env);
  const findings = await examine(environment);
  print(findings, environment);
  const problems = findings.filter(({ state }) => state === 'problem').length;
  const counted = problems === 1 ? '1 problem' : `${problems} problems`;
  process.stdout.write(problems === 0 ? 'No problems found.\n' : `${counted} found.\n`);
  if (problems > 0) process.exitCode = 1;
}

const args = process.argv.slice(2);
const explain = (error: unknown) => (error instanceof Error ? error.message : 'unknown');
const exitCode = await exitCodeOf(() => main(args), process, { args, usage, explain });
// Connections to services may still be open.
process.exit(process.exitCode ?? exitCode);
