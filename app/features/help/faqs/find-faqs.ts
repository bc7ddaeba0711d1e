import { normalise } from '#app/kernel/normalise.ts';
import type { Faq } from './faqs.ports.ts';

type SearchedFaq = Omit<Faq, 'answer'>;

export interface FaqMatches {
  readonly ids: ReadonlySet<string>;
  /** True when no question has all the words and these have only some. */
  readonly isPartial: boolean;
}

const commonWords = new Set(
  'a about all am an and any are as at be by can could do does for from get have how i if in is it me my not of on one or our should so that the their there this to was we what when where which who why will with would you your'.split(
    ' ',
  ),
);

/** Longest search in characters. */
export const longestSearch = 80;

/** Finds the questions with all the words, or else most; undefined when nothing is asked. */
export function findFaqs(faqs: readonly SearchedFaq[], text: string): FaqMatches | undefined {
  const asked = wordsOf(text.slice(0, longestSearch));
  const telling = asked.filter((word) => !commonWords.has(word));
  const words = telling.length > 0 ? telling : asked;
  if (words.length === 0) return undefined;
  const meant = words.map((word) => meaning(faqs, word));
  const counts = faqs.map((faq) => ({
    id: faq.id,
    count: meant.filter((having) => having.has(faq)).length,
  }));
  const most = Math.max(0, ...counts.map(({ count }) => count));
  const found = most === 0 ? [] : counts.filter(({ count }) => count === most);
  return { ids: new Set(found.map(({ id }) => id)), isPartial: most > 0 && most < words.length };
}

/** Says how many questions there are, or how many a search has found. */
export function describeFaqs(
  total: number,
  matches: FaqMatches | undefined,
  words: string,
): string {
  if (!matches) return `${total} questions`;
  const { size } = matches.ids;
  if (size === 0) return `No questions found for “${words.trim()}”`;
  const count = size === 1 ? '1 question' : `${size} questions`;
  return matches.isPartial
    ? `${count} with some of the words “${words.trim()}”`
    : `${count} about “${words.trim()}”`;
}

/** The questions that have a word, or else one that means the same. */
function meaning(faqs: readonly SearchedFaq[], word: string): ReadonlySet<SearchedFaq> {
  const having = faqs.filter((faq) => begins(ownWords(faq), word));
  return new Set(
    having.length > 0 ? having : faqs.filter((faq) => begins(wordsOf(faq.alike), word)),
  );
}

const indexed = new WeakMap<SearchedFaq, readonly string[]>();

function ownWords(faq: SearchedFaq): readonly string[] {
  const known = indexed.get(faq) ?? wordsOf(`${faq.question} ${faq.words} ${faq.plainAnswer}`);
  indexed.set(faq, known);
  return known;
}

function begins(words: readonly string[], word: string): boolean {
  // "parents" is found under "parent", and the other way round.
  const stem = word.length > 3 ? word.replace(/s$/, '') : word;
  return words.some((each) => each.startsWith(stem));
}

function wordsOf(text: string): string[] {
  const letters = normalise(text, 'NFD').replace(/\p{M}/gu, '').toLowerCase();
  return letters.match(/[\p{L}\p{N}]+/gu) ?? [];
}
