import { editDistance } from '#app/kernel/edit-distance.ts';
import { foldText } from '#app/kernel/fold-text.ts';
import type { UrgentTopic } from './urgent.schema.ts';

type Words = Pick<UrgentTopic, 'words' | 'alone' | 'unless'>;

/** Words that people put around what they mean, in English and in Pidgin. */
const fillers = new Set(
  'a abeg am an are dey don has he i im is o oh please pls she the to was'.split(' '),
);

const mostLetters = 200;
const mostWords = 20;

/** A phrase that means danger. */
interface Form<Topic> {
  readonly topic: Topic;
  readonly words: readonly string[];
  readonly joined: string;
  /** Means it only where nothing else is asked. */
  readonly isWhole: boolean;
}

/**
 * Finds what a search says about danger: words that belong together, among others, in any order and
 * with a mistake in longer ones. The longest of several wins.
 */
export function createUrgentFinder<Topic extends Words>(topics: readonly Topic[]) {
  const forms = topics.flatMap((topic) => [
    ...topic.words.map((phrase) => formOf(topic, phrase, false)),
    ...topic.alone.map((phrase) => formOf(topic, phrase, true)),
  ]);
  // Few people get the first letter wrong.
  const byLetter = new Map<string, Form<Topic>[]>();
  for (const form of forms) {
    const letter = form.joined[0] ?? '';
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), form]);
  }
  return (asked: string): Topic | undefined => {
    const typed = tellingWords(foldText(asked.slice(0, mostLetters)));
    const found = typed.flatMap((word, at) =>
      (byLetter.get(word[0] ?? '') ?? []).filter((form) => isAt(typed, at, form)),
    );
    const meant = found.filter(({ topic }) => !topic.unless.some((word) => typed.includes(word)));
    return meant.sort((a, b) => b.joined.length - a.joined.length)[0]?.topic;
  };
}

function tellingWords(folded: string): readonly string[] {
  const words = folded.split(' ').slice(0, mostWords);
  return words.filter((word) => word !== '' && !fillers.has(word));
}

function formOf<Topic>(topic: Topic, phrase: string, isWhole: boolean): Form<Topic> {
  const words = tellingWords(phrase);
  return { topic, words, joined: words.join(''), isWhole };
}

function isAt(typed: readonly string[], at: number, form: Form<unknown>): boolean {
  const { words, isWhole } = form;
  if (isWhole) return at === 0 && typed.length <= words.length && isSaid(typed, form);
  return (
    isSaid(typed.slice(at, at + 1), form) ||
    (words.length > 1 &&
      (isSaid(typed.slice(at, at + words.length), form) || isAround(typed, at, words)))
  );
}

const mostBetween = 2;
const shortestOutOfOrder = 4;

/** "Pain in my chest" has the words of "chest pain"; "in" and "me" mean too much by their place. */
function isAround(typed: readonly string[], at: number, words: readonly string[]): boolean {
  if (typed[at] !== words[0]) return false;
  if (words.some(({ length }) => length < shortestOutOfOrder)) return false;
  const reach = words.length + mostBetween;
  const near = new Set(typed.slice(Math.max(0, at - reach + 1), at + reach));
  return words.every((word) => near.has(word));
}

/** Shorter words are too near to others: "choking" to "cooking". */
const longEnoughAlone = 9;
const longEnoughBesideOthers = 5;

function isSaid(typed: readonly string[], { words, joined }: Form<unknown>): boolean {
  const [first = ''] = typed;
  // "Chestpain" is "chest pain".
  if (typed.length === 1) return isSpelt(first, joined, longEnoughAlone);
  return (
    typed.length === words.length &&
    words.every((word, at) => isSpelt(typed[at] ?? '', word, longEnoughBesideOthers))
  );
}

function isSpelt(typed: string, word: string, shortestMisspelt: number): boolean {
  if (typed === word) return true;
  if (typed[0] !== word[0] || word.length < shortestMisspelt) return false;
  return Math.abs(typed.length - word.length) <= 1 && editDistance(typed, word, 1) <= 1;
}
