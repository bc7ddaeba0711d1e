import { foldText } from '#app/kernel/fold-text.ts';

const longest = 180;
/** Words of context before the match. */
const wordsBefore = 8;

/**
 * Shows an entry's summary, or the passage around the match if only its text contains a word of the
 * query.
 */
export function excerptOf(
  { summary, text }: { readonly summary: string; readonly text: string },
  asked: readonly string[],
): string {
  if (text === '' || holdsAny(summary.split(' '), asked)) return shorten(summary);
  const words = text.split(' ');
  const at = words.findIndex((word) => isAsked(word, asked));
  if (at < 0) return shorten(summary);
  const from = Math.max(0, at - wordsBefore);
  return shorten(`${from > 0 ? '… ' : ''}${words.slice(from, from + longest).join(' ')}`);
}

function holdsAny(words: readonly string[], asked: readonly string[]): boolean {
  return words.some((word) => isAsked(word, asked));
}

function isAsked(word: string, asked: readonly string[]): boolean {
  const folded = foldText(word);
  return asked.some((one) => folded.startsWith(one));
}

/** Cuts a text at the end of a word. */
function shorten(text: string): string {
  if (text.length <= longest) return text;
  return `${text.slice(0, text.lastIndexOf(' ', longest))} …`;
}
