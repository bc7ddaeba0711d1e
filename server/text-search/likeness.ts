import { plainWords } from './plain-letters.ts';

/** Longer texts are cut: what makes two alike shows by then. */
const longest = 200;

/** The groups of three letters of a text, which slips and cut-off words leave mostly whole. */
export function trigrams(text: string): ReadonlySet<string> {
  const padded = ` ${plainWords(text.slice(0, longest)).join(' ')} `;
  const found = new Set<string>();
  for (let start = 0; start + 3 <= padded.length; start += 1) {
    found.add(padded.slice(start, start + 3));
  }
  return found;
}

/** Sørensen–Dice: from 0 for nothing in common to 1 for the same. */
export function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size + b.size === 0) return 0;
  let shared = 0;
  for (const part of a) if (b.has(part)) shared += 1;
  return (2 * shared) / (a.size + b.size);
}
