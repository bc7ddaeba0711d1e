import { parseArgs } from 'node:util';
import { leadKinds } from '#app/leads/lead-kinds.ts';
import { parseSettings, SettingError } from '#server/settings.ts';
import { readSiteEnvironment } from '#server/site-environment.ts';
import { openStoreForCommand } from '#server/store/open-store-for-command.ts';
import type { Store } from '#server/store/store.ts';
import { storeFailureReason } from '#server/store/store-error.ts';
import { erasePerson } from './erase-person.ts';
import { readLeads, type LeadFilter } from './read-leads.ts';
import { retryDeliveries } from './retry-deliveries.ts';
import { writeLeads, type Format } from './write-leads.ts';

const kinds: readonly string[] = Object.keys(leadKinds);

const usage = `npm run leads -- list   [--format csv|jsonl] [--kind KIND] [--since DATE] [--until DATE]
                        one line for each lead: when, who, how its deliveries stand
npm run leads -- export [the same]
                        everything that was sent
npm run leads -- retry  makes parked and waiting deliveries due at once
npm run leads -- erase EMAIL
                        removes a person from leads, subscriptions and deliveries

DATE is a day like 2026-11-21 (UTC, --until included) or a time like 2026-11-21T08:00:00+01:00.
KIND is one of
  ${kinds.join('\n  ')}

To keep npm's own lines out of a file: npm run --silent leads -- export > leads.csv`;

/** A purge or an export of years may take its time. */
const statementTimeoutMs = 10 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;

class UsageError extends Error {}

const options = {
  format: { type: 'string', default: 'csv' },
  kind: { type: 'string' },
  since: { type: 'string' },
  until: { type: 'string' },
} as const;

async function main(): Promise<void> {
  const { values, positionals } = parse();
  const [command, address] = positionals;
  const settings = parseSettings(readSiteEnvironment(process.env));
  const store = await openStoreForCommand(settings, { statementTimeoutMs });
  try {
    await carryOut(store, { command, address, ...values });
  } finally {
    await store.close();
  }
}

interface Call {
  readonly command: string | undefined;
  readonly address: string | undefined;
  readonly format: string;
  readonly kind?: string;
  readonly since?: string;
  readonly until?: string;
}

async function carryOut(store: Store, call: Call): Promise<void> {
  switch (call.command) {
    case 'list':
    case 'export':
      return writeLeads(readLeads(store, filterOf(call)), {
        format: formatOf(call.format),
        extent: call.command === 'export' ? 'all' : 'overview',
        output: process.stdout,
      });
    case 'retry':
      return print(`${await retryDeliveries(store, Date.now())} deliveries are due now`);
    case 'erase': {
      if (!call.address?.includes('@')) throw new UsageError('erase needs an email address');
      const { leads, deliveries, subscriptions } = await erasePerson(store, call.address);
      return print(
        `removed ${leads} leads, ${deliveries} deliveries, ${subscriptions} subscriptions`,
      );
    }
    case undefined:
    default:
      throw new UsageError(call.command ? `unknown command "${call.command}"` : 'which command?');
  }
}

function parse() {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : 'wrong arguments');
  }
}

function filterOf({ kind, since, until }: Call): LeadFilter {
  if (kind !== undefined && !kinds.includes(kind)) {
    throw new UsageError(`there is no kind "${kind}"`);
  }
  const isDay = until !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(until);
  const untilMs = dateOf('until', until);
  return {
    kind,
    sinceMs: dateOf('since', since),
    untilMs: isDay && untilMs !== undefined ? untilMs + dayMs : untilMs,
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
  if (error instanceof SettingError) return error.message;
  return `The store cannot be used: ${storeFailureReason(error)}`;
}
