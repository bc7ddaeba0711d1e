import { editDistance } from '#server/text-search/edit-distance.ts';
import { findMisspelt, isWithinMistakes, mistakesAllowed } from '#server/text-search/find-terms.ts';
import { rangeOfBeginning, type TermIndex } from '#server/text-search/term-index.ts';

const shortestPart = 3;
const longEnoughToComplete = 4;

/**
 * Corrects a word to one that the search has a meaning for, or splits it into two; leaves it as it
 * is where the directory has a word at least as similar.
 */
export function correctWord(
  word: string,
  terms: TermIndex,
  vocabulary: ReadonlySet<string>,
): readonly string[] {
  if (vocabulary.has(word) || isBeginning(terms, word)) return [word];
  return [
    ...(complete(word, vocabulary) ??
      split(word, terms, vocabulary) ??
      similar(word, terms, vocabulary) ?? [word]),
  ];
}

function isBeginning(terms: TermIndex, word: string): boolean {
  const [from, to] = rangeOfBeginning(terms, word);
  return from < to;
}

function complete(word: string, vocabulary: ReadonlySet<string>): readonly string[] | undefined {
  if (word.length < longEnoughToComplete) return undefined;
  for (const known of vocabulary) if (known.startsWith(word)) return [known];
  return undefined;
}

function split(
  word: string,
  terms: TermIndex,
  vocabulary: ReadonlySet<string>,
): readonly string[] | undefined {
  const isKnown = (part: string) => vocabulary.has(part) || isTerm(terms, part);
  for (let at = word.length - shortestPart; at >= shortestPart; at -= 1) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (parts.every(isKnown) && parts.some((part) => vocabulary.has(part))) return parts;
  }
  return undefined;
}

function isTerm(terms: TermIndex, word: string): boolean {
  return terms.terms[rangeOfBeginning(terms, word)[0]] === word;
}

function similar(
  word: string,
  terms: TermIndex,
  vocabulary: ReadonlySet<string>,
): readonly string[] | undefined {
  const limit = mistakesAllowed(word);
  if (limit === 0) return undefined;
  // Letters are left out more often than added.
  const isLikelier = (one: string, other: string) =>
    one.length - other.length || placesOf(terms, one) - placesOf(terms, other);
  let best: string | undefined;
  let least = limit + 1;
  for (const known of vocabulary) {
    if (Math.abs(known.length - word.length) > limit) continue;
    const distance = editDistance(word, known, limit);
    const isBetter =
      distance < least || (distance === least && best !== undefined && isLikelier(known, best) > 0);
    if (isBetter) [best, least] = [known, distance];
  }
  if (best === undefined) return undefined;
  const rivals = findMisspelt(terms, word).filter((found) => isWithinMistakes(found, least));
  const isClosest = rivals.every(({ term }) => vocabulary.has(terms.terms[term] ?? ''));
  return isClosest ? [best] : undefined;
}

function placesOf({ terms, starts }: TermIndex, word: string): number {
  const [term] = rangeOfBeginning({ terms }, word);
  return terms[term] === word ? (starts[term + 1] ?? 0) - (starts[term] ?? 0) : 0;
}
