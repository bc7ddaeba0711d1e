import { writeRows, type Format, type Row } from '#server/staff-commands/write-rows.ts';
import { valueInWords } from '../lead-words.ts';
import type { ListedLead } from './read-leads.ts';

export type Extent = 'overview' | 'all';

interface Writing {
  readonly format: Format;
  readonly extent: Extent;
  readonly output: NodeJS.WritableStream;
}

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
/** What a list adds, to know at a glance whom to answer: what they chose is in the form's words. */
const atAGlance = ['name', 'phone', 'topic', 'time'] as const;
/** Form fields with their own column; the others share the last one. */
const ownColumns = ['name', 'phone', 'message', 'source'] as const;
const all = [...overview, ...ownColumns, 'consentVersion', 'consentGiven', 'otherFields'] as const;

/** Streams leads; a reader that stops early (`| head`) ends it quietly. */
export function writeLeads(
  leads: AsyncIterable<ListedLead>,
  { format, extent, output }: Writing,
): Promise<void> {
  if (extent === 'overview') {
    const columns = [...overview, ...atAGlance];
    return writeRows(overviews(leads), { format, columns, output });
  }
  const rows = format === 'csv' ? tableRows(leads) : records(leads);
  return writeRows(rows, { format, columns: all, output });
}

async function* overviews(leads: AsyncIterable<ListedLead>): AsyncGenerator<Row> {
  for await (const lead of leads) yield { ...overviewOf(lead), ...glanceAt(lead) };
}

function glanceAt(lead: ListedLead): Row {
  const fields = fieldsOf(lead);
  return Object.fromEntries(
    atAGlance.map((name) => [name, valueInWords(lead.kind, name, fields[name] ?? '')]),
  );
}

async function* records(leads: AsyncIterable<ListedLead>): AsyncGenerator<Row> {
  for await (const lead of leads) yield { ...factsOf(lead), fields: fieldsOf(lead) };
}

async function* tableRows(leads: AsyncIterable<ListedLead>): AsyncGenerator<Row> {
  for await (const lead of leads) {
    const { email: _email, ...fields } = fieldsOf(lead);
    const others = Object.entries(fields).filter(
      ([name]) => !ownColumns.some((column) => column === name),
    );
    const otherFields = others.length > 0 ? JSON.stringify(Object.fromEntries(others)) : '';
    yield { ...fields, ...factsOf(lead), otherFields };
  }
}

function factsOf(lead: ListedLead): Row {
  return {
    ...overviewOf(lead),
    consentVersion: lead.consent_version ?? '',
    consentGiven: lead.consent_at === null ? '' : new Date(lead.consent_at).toISOString(),
  };
}

function overviewOf(lead: ListedLead): Row {
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
