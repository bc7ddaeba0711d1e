/** A line of the message: what a field is called, and what was typed or chosen there. */
export type MessageLine = readonly [label: string, value: string];

interface CareMessage {
  readonly start: string;
  readonly end: string;
  readonly lines: readonly MessageLine[];
}

/** Writes a member's message: a first line, what is known, a last line. */
export function writeCareMessage({ start, end, lines }: CareMessage): string {
  const known = lines.filter(([, value]) => value !== '');
  return [start, ...known.map(([label, value]) => `${label}: ${value}`), end].join('\n');
}

/** Writes a text for the end of an address. Half a letter, which a field can hold, is no error here. */
export function inAddress(text: string): string {
  return new URLSearchParams({ text }).toString().slice('text='.length).replaceAll('+', '%20');
}
