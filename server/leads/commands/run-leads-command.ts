import { leadKinds } from '#app/leads/lead-kinds.ts';
import type { Store } from '#server/store/store.ts';
import {
  dayOf,
  exitCodeOf,
  findCommand,
  parseArguments,
  periodOf,
  print,
  RefusedError,
  statementTimeoutMs,
  UsageError,
  type Caller,
} from '#server/staff-commands/command-line.ts';
import { withStore, type StoreCall } from '#server/staff-commands/with-store.ts';
import { formatOf } from '#server/staff-commands/write-rows.ts';
import { erasePerson } from './erase-person.ts';
import { parsePerson, readLeads, type LeadFilter, type Person } from './read-leads.ts';
import { retryDeliveries } from '#server/outbox/settle-delivery.ts';
import { writeLeads, type Extent } from './write-leads.ts';

const kinds: readonly string[] = Object.keys(leadKinds);

const usage = `npm run leads -- list   [PERSON] [--format csv|jsonl] [--kind KIND] [--since DATE] [--until DATE]
                        list one line per lead: time, sender and delivery state
npm run leads -- export [same options]
                        export every field
npm run leads -- retry  make dead letters and waiting deliveries due now
npm run leads -- erase PERSON
                        erase a person from leads, deliveries, subscriptions, mailings,
                        enrolments and groups' members; docs/leads.md says what stays

PERSON is an email address, a phone number in any format, or a lead id.
DATE is a day such as 2026-11-21 (UTC, --until is inclusive) or a time such as 2026-11-21T08:00:00+01:00.
KIND is one of
  ${kinds.join('\n  ')}

To keep npm's own output out of a file: npm run --silent leads -- export > leads.csv`;

function nothingFound({ who, place }: Call): RefusedError {
  return new RefusedError(`Nothing found for "${who}" in ${place}.`);
}

const options = {
  format: { type: 'string', default: 'csv' },
  kind: { type: 'string' },
  since: { type: 'string' },
  until: { type: 'string' },
} as const;

/**
 * Runs one of the staff's commands.
 * @param args as typed after `npm run leads --`
 * @returns the exit code
 */
export function runLeadsCommand(args: readonly string[], caller: Caller): Promise<number> {
  return exitCodeOf(() => run(args, caller), caller, usage);
}

function run(args: readonly string[], caller: Caller): Promise<void> {
  const { values, positionals } = parseArguments(args, options);
  const [name, who] = positionals;
  const command = findCommand(commands, name);
  return withStore(caller, { statementTimeoutMs }, (call) => command({ ...call, who, ...values }));
}

interface Call extends StoreCall {
  readonly who: string | undefined;
  readonly format: string;
  readonly kind?: string;
  readonly since?: string;
  readonly until?: string;
}

const commands: Readonly<Record<string, (call: Call) => Promise<void>>> = {
  list: (call) => write(call, 'overview'),
  export: (call) => write(call, 'all'),
  retry,
  erase,
};

async function retry(call: Call): Promise<void> {
  print(call, `${await retryDeliveries(call.store, Date.now())} deliveries are due now`);
}

async function write(call: Call, extent: Extent): Promise<void> {
  const { store } = call;
  const format = formatOf(call.format);
  const filter = filterOf(call);
  // A mistyped number must not give an empty file.
  if (filter.person && !(await hasLead(store, filter.person))) {
    const entries = await findListEntries(store, filter.person);
    if (entries === undefined) throw nothingFound(call);
    call.stderr.write(`No leads, but ${entries}.\n`);
  }
  return writeLeads(readLeads(store, filter), { format, extent, output: call.stdout });
}

async function hasLead(store: Store, person: Person): Promise<boolean> {
  const first = await readLeads(store, { person }).next();
  return first.done !== true;
}

/** Describes what else is kept: newsletter, mailing lists, and rows of groups' lists. */
async function findListEntries(store: Store, person: Person): Promise<string | undefined> {
  const entries = [
    ...(person.kind === 'email' ? await findAddressEntries(store, person.email) : []),
    ...(await findMemberEntries(store, person)),
  ];
  return entries.length > 0 ? entries.join(', ') : undefined;
}

async function findAddressEntries(store: Store, email: string): Promise<string[]> {
  const subscription = await store.tables
    .selectFrom('subscriptions')
    .select('created_at')
    .where('email', '=', email)
    .executeTakeFirst();
  if (subscription) return [`a newsletter subscriber since ${dayOf(subscription.created_at)}`];
  const mailings = await store.tables
    .selectFrom('mailings')
    .select(['list', 'created_at', 'left_at'])
    .where('email', '=', email)
    .orderBy('list')
    .execute();
  return mailings.map(({ list, created_at: joined, left_at: left }) =>
    left === null
      ? `on the ${list} list since ${dayOf(joined)}`
      : `left the ${list} list on ${dayOf(left)}`,
  );
}

async function findMemberEntries(store: Store, person: Person): Promise<string[]> {
  if (person.kind === 'lead') return [];
  const value = person.kind === 'email' ? person.email : person.phone;
  const rows = await store.tables
    .selectFrom('group_members')
    .innerJoin('member_lists', 'member_lists.id', 'group_members.list_id')
    .select('member_lists.enrolment_id')
    .distinct()
    .where(`group_members.${person.kind}`, '=', value)
    .execute();
  return rows.map(({ enrolment_id: id }) => `a member of the group of lead ${id}`);
}

async function erase(call: Call): Promise<void> {
  const { store } = call;
  const person = personOf(call);
  if (!person) throw new UsageError(`erase needs ${anyPerson}`);
  const erased = await erasePerson(store, person);
  const { leads, deliveries, subscriptions, mailings, enrolments, members } = erased;
  if (leads + subscriptions + mailings + members === 0) throw nothingFound(call);
  const others = `${subscriptions} subscriptions, ${mailings} mailings, ${enrolments} unpaid enrolments, ${members} group members`;
  print(call, `removed ${leads} leads, ${deliveries} deliveries, ${others}`);
  for (const contact of erased.otherContacts) {
    if (await isKnown(store, parsePerson(contact))) {
      print(call, `more is left under ${contact}, which they gave as well: erase that too`);
    }
  }
}

async function isKnown(store: Store, person: Person | undefined): Promise<boolean> {
  if (!person) return false;
  return (await hasLead(store, person)) || (await findListEntries(store, person)) !== undefined;
}

const anyPerson = 'an email address, a phone number or a lead id';

function personOf({ who }: Call): Person | undefined {
  const person = who === undefined ? undefined : parsePerson(who);
  if (who !== undefined && !person) {
    throw new UsageError(`"${who}" is not ${anyPerson}`);
  }
  return person;
}

function filterOf(call: Call): LeadFilter {
  const { kind } = call;
  if (kind !== undefined && !kinds.includes(kind)) {
    throw new UsageError(`unknown kind "${kind}"`);
  }
  return { kind, ...periodOf(call), person: personOf(call) };
}
