/** Specification, section 9: milliseconds a character. */
export const typeSpeedMs = 100;
export const backSpeedMs = 20;

/** Long enough to read a whole phrase twice. */
export const holdMs = 2000;

export interface Typing {
  readonly phrase: number;
  readonly length: number;
  readonly isErasing: boolean;
}

interface TypingStep {
  readonly typing: Typing;
  /** The present state's duration before this one. */
  readonly afterMs: number;
}

/** A phrase typed in full. */
export function wholePhrase(phrases: readonly string[], phrase: number): Typing {
  return { phrase, length: lengthOf(phrases, phrase), isErasing: false };
}

/** Adds or erases one character, and goes to the first phrase after the last. */
export function nextTyping(phrases: readonly string[], typing: Typing): TypingStep {
  const { phrase, length, isErasing } = typing;
  if (length === 0) {
    const next = (phrase + 1) % phrases.length;
    return { typing: { phrase: next, length: 1, isErasing: false }, afterMs: typeSpeedMs };
  }
  if (isErasing) return { typing: { ...typing, length: length - 1 }, afterMs: backSpeedMs };
  if (length < lengthOf(phrases, phrase)) {
    return { typing: { ...typing, length: length + 1 }, afterMs: typeSpeedMs };
  }
  return { typing: { phrase, length: length - 1, isErasing: true }, afterMs: holdMs };
}

function lengthOf(phrases: readonly string[], phrase: number): number {
  return phrases[phrase]?.length ?? 0;
}
