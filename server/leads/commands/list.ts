import { leadKinds } from '#app/leads/lead-kinds.ts';
import { listOptions, periodOf, textOf, UsageError } from '#server/staff-commands/command-line.ts';
import { formatOf } from '#server/staff-commands/write-rows.ts';
import type { StoreCommand, SubjectCall } from '#server/staff-commands/run-store-command.ts';
import { nothingFound, personOf } from './command.ts';
import { findListEntries, hasLead } from './find-entries.ts';
import { readLeads, type LeadFilter } from './read-leads.ts';
import { writeLeads, type Extent, writeTable } from './write-leads.ts';

/** Every kind of lead. */
export const kinds: readonly string[] = Object.keys(leadKinds);

const options = { ...listOptions, kind: { type: 'string' } } as const;

const usage = '[PERSON] [--format csv|jsonl] [--kind KIND] [--since DATE] [--until DATE]';

/** Lists leads with whom to answer about what; on a terminal in columns. */
export const list = listing(
  'list one line per lead: who, about what, when to call, and its deliveries; columns on a terminal',
  'overview',
);

/** Writes everything about each lead for a spreadsheet. */
export const exportAll = listing('the same with every field', 'all');

function listing(does: string, extent: Extent): StoreCommand {
  return { usage, does, options, takes: 'sometimes', run: (call) => write(call, extent) };
}

async function write(call: SubjectCall, extent: Extent): Promise<void> {
  const { store } = call;
  const format = formatOf(call);
  const filter = await filterOf(call);
  // A mistyped number must not give an empty file.
  if (filter.person && !(await hasLead(store, filter.person))) {
    const entries = await findListEntries(store, filter.person);
    if (entries === undefined) throw nothingFound(call);
    call.stderr.write(`No leads, but ${entries}.\n`);
  }
  const leads = readLeads(store, filter);
  const isForPeople = extent === 'overview' && textOf(call, 'format') === undefined;
  if (isForPeople && isTerminal(call.stdout)) return writeTable(leads, call.stdout);
  return writeLeads(leads, { format, extent, output: call.stdout });
}

async function filterOf(call: SubjectCall): Promise<LeadFilter> {
  const kind = textOf(call, 'kind');
  if (kind !== undefined && !kinds.includes(kind)) {
    throw new UsageError(`unknown kind "${kind}"`);
  }
  return { kind, ...periodOf(call), person: await personOf(call) };
}

function isTerminal(output: NodeJS.WritableStream & { readonly isTTY?: boolean }): boolean {
  return output.isTTY === true;
}
