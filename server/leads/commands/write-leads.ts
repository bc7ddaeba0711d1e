import { writeRows, type Format, type Row } from '#server/staff-commands/write-rows.ts';
import { valueInWords, clockInLagos } from '../lead-words.ts';
import type { ListedLead } from './read-leads.ts';
import { dayInLagos } from '#app/kernel/days.ts';
import { referenceOf } from '#app/leads/lead-intake.ports.ts';

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
    return writeRows(mapped(leads, glanceAt), { format, columns, output });
  }
  const rows = mapped(leads, format === 'csv' ? tableRow : record);
  return writeRows(rows, { format, columns: all, output });
}

async function* mapped(
  leads: AsyncIterable<ListedLead>,
  rowOf: (lead: ListedLead) => Row,
): AsyncGenerator<Row> {
  for await (const lead of leads) yield rowOf(lead);
}

function glanceAt(lead: ListedLead): Row {
  const fields = fieldsOf(lead);
  const chosen = atAGlance.map((name) => [name, valueInWords(lead.kind, name, fields[name] ?? '')]);
  return { ...overviewOf(lead), ...(Object.fromEntries(chosen) as Row) };
}

function record(lead: ListedLead): Row {
  return { ...factsOf(lead), fields: fieldsOf(lead) };
}

function tableRow(lead: ListedLead): Row {
  const { email: _email, ...fields } = fieldsOf(lead);
  const others = Object.entries(fields).filter(
    ([name]) => !ownColumns.some((column) => column === name),
  );
  const otherFields = others.length > 0 ? JSON.stringify(Object.fromEntries(others)) : '';
  return { ...fields, ...factsOf(lead), otherFields };
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

/** In characters; longer text is cut. */
const widths = {
  reference: 9,
  received: 16,
  kind: 19,
  name: 24,
  phone: 15,
  topic: 25,
  time: 31,
  email: 30,
  deliveries: 60,
} as const;

type Column = keyof typeof widths;

/** Writes leads in the columns of a terminal. */
export async function writeTable(
  leads: AsyncIterable<ListedLead>,
  output: NodeJS.WritableStream,
): Promise<void> {
  output.write(lineOf((column) => column));
  for await (const lead of leads) {
    const cells = cellsOf(lead);
    output.write(lineOf((column) => cells[column]));
  }
}

function cellsOf(lead: ListedLead): Readonly<Record<Column, string>> {
  const fields = JSON.parse(lead.fields) as Record<string, string>;
  const { kind, deliveries, created_at: at } = lead;
  return {
    reference: referenceOf(lead.id),
    received: `${dayInLagos(at)} ${clockInLagos(at)}`,
    kind,
    name: fields['name'] ?? '',
    phone: fields['phone'] ?? '',
    topic: valueInWords(kind, 'topic', fields['topic'] ?? ''),
    time: valueInWords(kind, 'time', fields['time'] ?? ''),
    email: lead.email ?? '',
    deliveries,
  };
}

function lineOf(textIn: (column: Column) => string): string {
  const cells = (Object.keys(widths) as Column[]).map((column) =>
    fit(textIn(column), widths[column]),
  );
  return `${cells.join('  ').trimEnd()}\n`;
}

function fit(text: string, width: number): string {
  // What was typed must neither end the line nor command the terminal.
  const letters = Array.from(text.replaceAll(/\p{C}/gu, ' '));
  const short = letters.length > width ? [...letters.slice(0, width - 1), '…'] : letters;
  return short.join('') + ' '.repeat(width - short.length);
}
