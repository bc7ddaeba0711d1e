import { foldText } from '#app/kernel/text/fold-text.ts';

/** Words that stand in every text: they tell no page from another. */
const commonWords = new Set(
  (
    'a about am an and any are as at be by can do does for from get had has have how i if in is it ' +
    'its me my of on or our should so that the their them there they this to us was we what when ' +
    'where which who why will with you your'
  ).split(' '),
);

/** The words of a text as the search compares them: folded, and one for one and for several. */
export function plainWordsOf(text: string): readonly string[] {
  return foldText(text).split(' ').filter(Boolean).map(singular);
}

/** The words of a question that tell something; all of them where none does. */
export function tellingWords(question: string): readonly string[] {
  const words = foldText(question).split(' ').filter(Boolean);
  const telling = words.filter((word) => !commonWords.has(word));
  return (telling.length > 0 ? telling : words).map(singular);
}

const shortestPlural = 4;

/** Crude, but the same for questions and texts. */
function singular(word: string): string {
  return word.length >= shortestPlural && /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}
