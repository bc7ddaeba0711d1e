import { dayInLagos } from '#app/kernel/days.ts';
import { referenceOf } from '#app/leads/lead-intake.ports.ts';
import { clockInLagos, valueInWords } from '../lead-words.ts';
import type { ListedLead } from './read-leads.ts';

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
