import { writeItems, type Columns, type Format } from '#server/staff-commands/write-rows.ts';
import { valueInWords } from '../lead-words.ts';
import type { ListedLead } from './read-leads.ts';
import { clockInLagos, dayInLagos } from '#app/kernel/days.ts';
import { referenceOf } from '#app/leads/lead-intake.ports.ts';

export type Extent = 'overview' | 'all';

interface Writing {
  readonly format: Format;
  readonly extent: Extent;
  readonly output: NodeJS.WritableStream;
}

/** Writes a field in the words that its form shows. */
const inWords =
  (field: string) =>
  ({ kind, fields }: ListedLead): string =>
    valueInWords(kind, field, fields[field] ?? '');

const facts: Columns<ListedLead> = {
  id: ({ id }) => id,
  kind: ({ kind }) => kind,
  created: ({ created_at: at }) => new Date(at).toISOString(),
  edition: ({ edition }) => edition,
  page: ({ page }) => page,
  email: ({ email }) => email ?? '',
  deliveries: ({ deliveries }) => deliveries,
  suspectedBot: ({ suspected_bot: why }) => why ?? '',
};

/** To know at a glance whom to answer: what they chose is in the form's words. */
const overview: Columns<ListedLead> = {
  ...facts,
  name: inWords('name'),
  phone: inWords('phone'),
  topic: inWords('topic'),
  time: inWords('time'),
};

const consent: Columns<ListedLead> = {
  consentVersion: ({ consent_version: version }) => version ?? '',
  consentGiven: ({ consent_at: at }) => (at === null ? '' : new Date(at).toISOString()),
};

/** Form fields with their own column; the others share the last one. */
const ownColumns = ['name', 'phone', 'message', 'source'];

const table: Columns<ListedLead> = {
  ...facts,
  ...Object.fromEntries(
    ownColumns.map((name) => [name, ({ fields }: ListedLead) => fields[name] ?? '']),
  ),
  ...consent,
  otherFields({ fields }) {
    const others = Object.entries(fields).filter(
      ([name]) => name !== 'email' && !ownColumns.includes(name),
    );
    return others.length > 0 ? JSON.stringify(Object.fromEntries(others)) : '';
  },
};

const record: Columns<ListedLead> = { ...facts, ...consent, fields: ({ fields }) => fields };

/** Streams leads; a reader that stops early (`| head`) ends it quietly. */
export function writeLeads(
  leads: AsyncIterable<ListedLead>,
  { format, extent, output }: Writing,
): Promise<void> {
  const all = format === 'csv' ? table : record;
  return writeItems(leads, extent === 'overview' ? overview : all, { format, output });
}

/** The columns of a terminal, in characters; longer text is cut. */
const onTerminal: Readonly<
  Record<string, readonly [width: number, textOf: (lead: ListedLead) => string]>
> = {
  reference: [9, ({ id }) => referenceOf(id)],
  received: [16, ({ created_at: at }) => `${dayInLagos(at)} ${clockInLagos(at)}`],
  kind: [19, ({ kind }) => kind],
  name: [24, inWords('name')],
  phone: [15, inWords('phone')],
  topic: [25, inWords('topic')],
  time: [31, inWords('time')],
  email: [30, ({ email }) => email ?? ''],
  deliveries: [60, ({ deliveries }) => deliveries],
};

/** Writes leads in the columns of a terminal. */
export async function writeTable(
  leads: AsyncIterable<ListedLead>,
  output: NodeJS.WritableStream,
): Promise<void> {
  output.write(lineOf(Object.keys(onTerminal)));
  for await (const lead of leads) {
    output.write(lineOf(Object.values(onTerminal).map(([, textOf]) => textOf(lead))));
  }
}

function lineOf(cells: readonly string[]): string {
  const widths = Object.values(onTerminal).map(([width]) => width);
  return `${cells
    .map((cell, at) => fit(cell, widths[at] ?? 0))
    .join('  ')
    .trimEnd()}\n`;
}

function fit(text: string, width: number): string {
  // What was typed must neither end the line nor command the terminal.
  const letters = Array.from(text.replaceAll(/\p{C}/gu, ' '));
  const short = letters.length > width ? [...letters.slice(0, width - 1), '…'] : letters;
  return short.join('') + ' '.repeat(width - short.length);
}
