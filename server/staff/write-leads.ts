import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import type { ListedLead } from './read-leads.ts';

export type Format = 'csv' | 'jsonl';

/** What is written of each lead: an overview, or all that is kept. */
export type Extent = 'overview' | 'all';

interface Writing {
  readonly format: Format;
  readonly extent: Extent;
  readonly output: NodeJS.WritableStream;
}

type Written = Readonly<Record<string, unknown>>;

const overview = [
  'id',
  'kind',
  'created',
  'edition',
  'page',
  'email',
  'deliveries',
  'suspectedBot',
] as const;
/** Fields of forms with a separate column; the others share the last one. */
const ownColumns = ['name', 'phone', 'message', 'source'] as const;
const all = [...overview, ...ownColumns, 'consentVersion', 'consentGiven', 'otherFields'] as const;

/** Streams leads out: a reader that stops early (`| head`) ends it quietly. */
export async function writeLeads(
  leads: AsyncIterable<ListedLead>,
  { format, extent, output }: Writing,
): Promise<void> {
  try {
    const rows = Readable.from(format === 'csv' ? tableRows(leads) : records(leads, extent));
    if (format === 'jsonl') await pipeline(rows, asJsonLines, output, { end: false });
    else await pipeline(rows, asCsv(extent), output, { end: false });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPIPE') throw error;
  }
}

async function* records(leads: AsyncIterable<ListedLead>, extent: Extent): AsyncGenerator<Written> {
  for await (const lead of leads) {
    yield extent === 'all' ? { ...factsOf(lead), fields: fieldsOf(lead) } : overviewOf(lead);
  }
}

async function* tableRows(leads: AsyncIterable<ListedLead>): AsyncGenerator<Written> {
  for await (const lead of leads) {
    const { email: _email, ...fields } = fieldsOf(lead);
    const others = Object.entries(fields).filter(
      ([name]) => !ownColumns.some((column) => column === name),
    );
    const otherFields = others.length > 0 ? JSON.stringify(Object.fromEntries(others)) : '';
    yield { ...fields, ...factsOf(lead), otherFields };
  }
}

function factsOf(lead: ListedLead): Written {
  return {
    ...overviewOf(lead),
    consentVersion: lead.consent_version ?? '',
    consentGiven: lead.consent_at === null ? '' : new Date(lead.consent_at).toISOString(),
  };
}

function overviewOf(lead: ListedLead): Written {
  return {
    id: lead.id,
    kind: lead.kind,
    created: new Date(lead.created_at).toISOString(),
    edition: lead.edition,
    page: lead.page,
    email: lead.email ?? '',
    deliveries: lead.deliveries,
    suspectedBot: lead.suspected_bot ?? '',
  };
}

function fieldsOf(lead: ListedLead): Record<string, string> {
  return JSON.parse(lead.fields) as Record<string, string>;
}

async function* asJsonLines(rows: AsyncIterable<Written>): AsyncGenerator<string> {
  for await (const row of rows) yield `${JSON.stringify(row)}\n`;
}

function asCsv(extent: Extent) {
  return stringify({
    header: true,
    columns: extent === 'all' ? [...all] : [...overview],
    // A cell that starts like a formula must not run in the reader's spreadsheet.
    escape_formulas: true,
  });
}
