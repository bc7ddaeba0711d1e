import { foldText } from '#app/kernel/fold-text.ts';

/** The beginning is enough to tell whether two texts are similar. */
const longest = 200;

/** The groups of three letters of a text, most of which survive a typing mistake. */
function trigrams(text: string): ReadonlySet<string> {
  const padded = ` ${foldText(text.slice(0, longest))} `;
  const found = new Set<string>();
  for (let start = 0; start + 3 <= padded.length; start += 1) {
    found.add(padded.slice(start, start + 3));
  }
  return found;
}

/** Sørensen–Dice: from 0 for nothing in common to 1 for the same. */
function diceSimilarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size + b.size === 0) return 0;
  let shared = 0;
  for (const trigram of a) if (b.has(trigram)) shared += 1;
  return (2 * shared) / (a.size + b.size);
}

interface Comparison<Item> {
  /** An item is as similar as the most similar of its texts. */
  readonly textsOf: (item: Item) => readonly string[];
  /** Less than this is chance. */
  readonly leastSimilarity: number;
}

/** The items whose texts are similar to a text, best first. */
export function mostSimilar<Item>(
  text: string,
  items: readonly Item[],
  { textsOf, leastSimilarity }: Comparison<Item>,
): readonly Item[] {
  const wanted = trigrams(text);
  return items
    .map((item) => ({
      item,
      similarity: Math.max(
        ...textsOf(item).map((other) => diceSimilarity(wanted, trigrams(other))),
      ),
    }))
    .filter(({ similarity }) => similarity >= leastSimilarity)
    .toSorted((a, b) => b.similarity - a.similarity)
    .map(({ item }) => item);
}
