import type { RichText } from './catalogue.ports.ts';

/** The words of a sentence alone. */
export function plainText(text: RichText): string {
  return text.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}
