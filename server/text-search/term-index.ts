/** Every different word of the directory, and where it stands. */
export interface TermIndex {
  /** In alphabetical order, so that words with one beginning stand together. */
  readonly terms: readonly string[];
  /** For each term, which letters are in it, as bits. */
  readonly letters: Uint32Array;
  /** Where each term's places begin; one entry more than there are terms. */
  readonly starts: Uint32Array;
  /** Numbers of entries, term after term. */
  readonly entries: Uint32Array;
  /** How much the word says about that entry: 255 for its name. */
  readonly weights: Uint8Array;
}

/** One entry's words, and how much they say about it. */
export interface WeightedWords {
  readonly words: readonly string[];
  readonly weight: number;
}

interface Builder {
  /** Entries are added in the order of their numbers. */
  add(entry: number, fields: readonly WeightedWords[]): void;
  finish(): TermIndex;
}

interface Places {
  readonly entries: number[];
  readonly weights: number[];
}

/** Collects the words of entries into an index. */
export function createTermIndexBuilder(): Builder {
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
    add(entry, fields) {
      for (const { words, weight } of fields) {
        for (const word of words) addWord(entry, word, weight);
      }
    },
    finish: () => flatten(places),
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

/** The letters of a word as bits; all digits share the bits above z. */
export function lettersOf(word: string): number {
  let bits = 0;
  for (let index = 0; index < word.length; index += 1) {
    const code = word.charCodeAt(index);
    bits |= code >= 97 ? 1 << (code - 97) : 1 << (26 + (code % 5));
  }
  return bits >>> 0;
}

/** Where the words that begin so begin and end in the list of terms. */
export function rangeOfBeginning(index: TermIndex, beginning: string): readonly [number, number] {
  const from = firstNotBefore(index.terms, beginning);
  return [from, firstNotBefore(index.terms, `${beginning}\uffff`)];
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
