import { foldText } from '#app/kernel/fold-text.ts';

/** An inverted index: every term and its entries. */
export interface TermIndex {
  /** Sorted, so that terms with a common prefix are adjacent. */
  readonly terms: readonly string[];
  /** Letters of each term, as bits. */
  readonly letters: Uint32Array;
  /** Offset of each term's entries, plus one end offset. */
  readonly starts: Uint32Array;
  /** Entry numbers, term after term. */
  readonly entries: Uint32Array;
  /** Weight of the term in that entry, up to 255. */
  readonly weights: Uint8Array;
}

export interface WeightedWords {
  readonly words: readonly string[];
  readonly weight: number;
}

interface Places {
  readonly entries: number[];
  readonly weights: number[];
}

/** Builds an index entry by entry. */
export function createTermIndexBuilder() {
  const places = new Map<string, Places>();

  function addWord(entry: number, word: string, weight: number): void {
    const known = places.get(word);
    if (!known) {
      places.set(word, { entries: [entry], weights: [weight] });
      return;
    }
    const last = known.entries.length - 1;
    if (known.entries[last] === entry) {
      known.weights[last] = Math.max(known.weights[last] ?? 0, weight);
      return;
    }
    known.entries.push(entry);
    known.weights.push(weight);
  }

  return {
    /** Entries must be added in order of number. */
    add(entry: number, fields: readonly WeightedWords[]): void {
      for (const { words, weight } of fields) {
        for (const word of words) addWord(entry, word, weight);
      }
    },
    finish: (): TermIndex => flatten(places),
  };
}

function flatten(places: ReadonlyMap<string, Places>): TermIndex {
  const terms = [...places.keys()].sort();
  const total = [...places.values()].reduce((sum, place) => sum + place.entries.length, 0);
  const starts = new Uint32Array(terms.length + 1);
  const entries = new Uint32Array(total);
  const weights = new Uint8Array(total);
  let next = 0;
  terms.forEach((term, index) => {
    const place = places.get(term);
    starts[index] = next;
    entries.set(place?.entries ?? [], next);
    weights.set(place?.weights ?? [], next);
    next += place?.entries.length ?? 0;
  });
  starts[terms.length] = next;
  return { terms, letters: Uint32Array.from(terms, lettersOf), starts, entries, weights };
}

/** Encodes the letters of a word as bits; digits share the bits above z. */
export function lettersOf(word: string): number {
  let bits = 0;
  for (let index = 0; index < word.length; index += 1) {
    const code = word.charCodeAt(index);
    bits |= code >= 97 ? 1 << (code - 97) : 1 << (26 + (code % 5));
  }
  return bits >>> 0;
}

/** Index range of the terms that start with `beginning`. */
export function rangeOfBeginning(
  index: Pick<TermIndex, 'terms'>,
  beginning: string,
): readonly [number, number] {
  const from = firstNotBefore(index.terms, beginning);
  return [from, firstNotBefore(index.terms, `${beginning}\uffff`)];
}

/** Whether a term starts with `text`. */
export function isBeginning(index: Pick<TermIndex, 'terms'>, text: string): boolean {
  const [from, to] = rangeOfBeginning(index, text);
  return from < to;
}

export function isTerm({ terms }: Pick<TermIndex, 'terms'>, text: string): boolean {
  return terms[firstNotBefore(terms, text)] === text;
}

function firstNotBefore(terms: readonly string[], text: string): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((terms[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Maps a word to the words it stands for. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

/** Splits a text into folded words, with synonyms replaced. */
export function wordsOf(text: string, synonyms: Synonyms): readonly string[] {
  const folded = foldText(text);
  if (folded === '') return [];
  return folded.split(' ').flatMap((word) => synonyms.get(word) ?? [word]);
}
