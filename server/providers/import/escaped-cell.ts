import type { ColumnField } from '#server/content/providers/provider-content.ts';

/** How a phone number or an id may start; words that start so are refused as formulas. */
const escapedSign = /^'[+-]/;
/** The signs of a formula in full width, which words may start with. */
const escapedWideSign = /^'+[＝＋－＠]/;

/**
 * Removes the apostrophe that an export puts before a cell that a spreadsheet would take for a
 * formula (`escape_formulas` of csv-stringify).
 */
export function unescapeCell(text: string, field: ColumnField): string {
  const mayHaveSign = field === 'phone' || field === 'id';
  const isEscaped = escapedWideSign.test(text) || (mayHaveSign && escapedSign.test(text));
  return isEscaped ? text.slice(1) : text;
}

/** Doubles an apostrophe of the text's own that `unescapeCell` would remove. */
export function keepApostrophe(text: string): string {
  return escapedWideSign.test(text) ? `'${text}` : text;
}
