import { parseArgs } from 'node:util';
import { leadKinds } from '#app/leads/lead-kinds.ts';
import { parseSettings, SettingError } from '#server/settings.ts';
import { readSiteEnvironment } from '#server/site-environment.ts';
import { placeOf } from '#server/store/store-place.ts';
import { openStoreForCommand } from '#server/store/open-store-for-command.ts';
import type { Store } from '#server/store/store.ts';
import { storeFailureReason } from '#server/store/store-error.ts';
import { erasePerson } from './erase-person.ts';
import { parsePerson, type Person } from './person.ts';
import { readLeads, type LeadFilter } from './read-leads.ts';
import { retryDeliveries } from './retry-deliveries.ts';
import { writeLeads, type Format } from './write-leads.ts';

const kinds: readonly string[] = Object.keys(leadKinds);

const usage = `npm run leads -- list   [PERSON] [--format csv|jsonl] [--kind KIND] [--since DATE] [--until DATE]
                        one line for each lead: when, who, how its deliveries stand
npm run leads -- export [the same]
                        everything that was sent
npm run leads -- retry  makes parked and waiting deliveries due at once
npm run leads -- erase PERSON
                        removes a person from leads, deliveries, subscriptions and enrolments

PERSON is an email address, a phone number in any spelling, or the id of a lead.
DATE is a day like 2026-11-21 (UTC, --until included) or a time like 2026-11-21T08:00:00+01:00.
KIND is one of
  ${kinds.join('\n  ')}

To keep npm's own lines out of a file: npm run --silent leads -- export > leads.csv`;

/** Exporting or retrying years of leads can take minutes. */
const statementTimeoutMs = 10 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;

class UsageError extends Error {}

class NothingFoundError extends Error {
  constructor({ who, place }: Call) {
    super(`Nothing is kept under "${who}" in ${place}.`);
  }
}

const options = {
  format: { type: 'string', default: 'csv' },
  kind: { type: 'string' },
  since: { type: 'string' },
  until: { type: 'string' },
} as const;

async function main(): Promise<void> {
  const { values, positionals } = parse();
  const [command, who] = positionals;
  const settings = parseSettings(readSiteEnvironment(process.env));
  const store = await openStoreForCommand(settings, { statementTimeoutMs });
  try {
    await carryOut(store, { command, who, place: placeOf(settings), ...values });
  } finally {
    await store.close();
  }
}

interface Call {
  readonly command: string | undefined;
  /** Whom it is about, as typed. */
  readonly who: string | undefined;
  /** Where the leads are kept, in words. */
  readonly place: string;
  readonly format: string;
  readonly kind?: string;
  readonly since?: string;
  readonly until?: string;
}

async function carryOut(store: Store, call: Call): Promise<void> {
  switch (call.command) {
    case 'list':
    case 'export':
      return write(store, call);
    case 'retry':
      return print(`${await retryDeliveries(store, Date.now())} deliveries are due now`);
    case 'erase':
      return erase(store, call);
    case undefined:
    default:
      throw new UsageError(call.command ? `unknown command "${call.command}"` : 'which command?');
  }
}

async function write(store: Store, call: Call): Promise<void> {
  const format = formatOf(call.format);
  const filter = filterOf(call);
  // An empty file must not look like the answer to a mistyped number.
  if (filter.person && !(await hasLead(store, filter.person))) {
    const since = await findSubscription(store, filter.person);
    if (since === undefined) throw new NothingFoundError(call);
    process.stderr.write(`No lead, but a newsletter subscriber since ${since}.\n`);
  }
  return writeLeads(readLeads(store, filter), {
    format,
    extent: call.command === 'export' ? 'all' : 'overview',
    output: process.stdout,
  });
}

async function hasLead(store: Store, person: Person): Promise<boolean> {
  const first = await readLeads(store, { person }).next();
  return first.done !== true;
}

/** The day somebody subscribed to the newsletter: the entry outlives the lead. */
async function findSubscription(store: Store, person: Person): Promise<string | undefined> {
  if (person.kind !== 'email') return undefined;
  const row = await store.tables
    .selectFrom('subscriptions')
    .select('created_at')
    .where('email', '=', person.email)
    .executeTakeFirst();
  return row && new Date(row.created_at).toISOString().slice(0, 10);
}

async function erase(store: Store, call: Call): Promise<void> {
  const person = personOf(call);
  if (!person) throw new UsageError(`erase needs ${anyPerson}`);
  const { leads, deliveries, subscriptions, enrolments } = await erasePerson(store, person);
  if (leads + subscriptions === 0) throw new NothingFoundError(call);
  const others = `${subscriptions} subscriptions, ${enrolments} unpaid enrolments`;
  print(`removed ${leads} leads, ${deliveries} deliveries, ${others}`);
}

const anyPerson = 'an email address, a phone number or the id of a lead';

function personOf({ who }: Call): Person | undefined {
  const person = who === undefined ? undefined : parsePerson(who);
  if (who !== undefined && !person) {
    throw new UsageError(
      `"${who}" is neither an email address, nor a phone number, nor the id of a lead`,
    );
  }
  return person;
}

function parse() {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : 'wrong arguments');
  }
}

function filterOf(call: Call): LeadFilter {
  const { kind, since, until } = call;
  if (kind !== undefined && !kinds.includes(kind)) {
    throw new UsageError(`there is no kind "${kind}"`);
  }
  const isDay = until !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(until);
  const untilMs = dateOf('until', until);
  return {
    kind,
    sinceMs: dateOf('since', since),
    untilMs: isDay && untilMs !== undefined ? untilMs + dayMs : untilMs,
    person: personOf(call),
  };
}

function dateOf(name: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const time = Date.parse(value);
  if (Number.isNaN(time)) throw new UsageError(`--${name} must be a date like 2026-11-21`);
  return time;
}

function formatOf(value: string): Format {
  if (value === 'csv' || value === 'jsonl') return value;
  throw new UsageError('--format must be csv or jsonl');
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${messageFor(error)}\n`);
  process.exitCode = 1;
});

function messageFor(error: unknown): string {
  if (error instanceof UsageError) return `${error.message}\n\n${usage}`;
  if (error instanceof SettingError || error instanceof NothingFoundError) return error.message;
  return `The store cannot be used: ${storeFailureReason(error)}`;
}
