import { foldText } from '#app/kernel/fold-text.ts';

/** Stop words. */
const commonWords = new Set(
  (
    'a about am an and any are as at be by can do does for from get had has have how i if in is it ' +
    'its me my of on or our should so that the their them there they this to us was we what when ' +
    'where which who why will with you your'
  ).split(' '),
);

/** Words of a text, folded and in the singular. */
export function plainWordsOf(text: string): readonly string[] {
  return foldText(text).split(' ').filter(Boolean).map(singular);
}

/** Words of a query without stop words; all of them if nothing else is left. */
export function tellingWords(question: string): readonly string[] {
  const words = foldText(question).split(' ').filter(Boolean);
  const telling = words.filter((word) => !commonWords.has(word));
  return (telling.length > 0 ? telling : words).map(singular);
}

const shortestPlural = 4;

/** Crude stemming, applied to queries and texts alike. */
function singular(word: string): string {
  return word.length >= shortestPlural && /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

/** Whether a title has a word for each word of a query. */
export function isTitled(title: string | undefined, asked: readonly string[]): boolean {
  const words = plainWordsOf(title ?? '');
  return asked.every((one) => words.some((word) => word.startsWith(one)));
}
