import { editDistance } from '#server/text-search/edit-distance.ts';
import type { Synonyms } from '#server/text-search/synonyms.ts';

const shortestMisspelt = 5;
const shortestBeginning = 4;

/**
 * Completes or corrects a synonym, as "mater" or "maternty": its meaning is on the pages, the word
 * itself is not, so the index cannot.
 * @param terms words of the index, which are spelt right
 */
export function createSpeller(synonyms: Synonyms, terms: ReadonlySet<string>) {
  return (word: string): string => {
    if (word.length < shortestBeginning || synonyms.has(word) || terms.has(word)) return word;
    const keys = [...synonyms.keys()];
    const begun = keys.find((key) => key.startsWith(word));
    if (begun !== undefined) return begun;
    if (word.length < shortestMisspelt) return word;
    const limit = word.length < 8 ? 1 : 2;
    const meant = keys.find((key) => key[0] === word[0] && editDistance(word, key, limit) <= limit);
    return meant ?? word;
  };
}
