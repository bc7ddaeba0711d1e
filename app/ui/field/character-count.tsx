import { useEffect, useState, type RefObject } from 'react';
import { cleanText } from '#app/kernel/form-data/clean-text.ts';
import { formatNumber } from '#app/kernel/numbers/format-number.ts';

/** How many characters a text may have. */
export interface TextLimits {
  readonly least: number;
  readonly most: number;
}

interface CharacterCountProps {
  readonly limits: TextLimits;
  readonly control: RefObject<HTMLTextAreaElement | null>;
}

/** Read out at every letter, the count would drown out the typing. */
const pauseMs = 1000;

/** Says how many characters are left: to the eye at once, to a screen reader after a pause. */
export function CharacterCount({ limits, control }: CharacterCountProps) {
  const [words, setWords] = useState('');
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const field = control.current;
    if (!field) return undefined;
    // Counted as the rules do, so that the two never disagree.
    const count = () => setWords(inWords(cleanText(field.value).length, limits));
    // What was typed before the scripts started counts too.
    count();
    field.addEventListener('input', count);
    return () => field.removeEventListener('input', count);
  }, [control, limits]);
  useEffect(() => {
    const timeout = setTimeout(() => setSpoken(words), pauseMs);
    return () => clearTimeout(timeout);
  }, [words]);
  return (
    <>
      {words !== '' && (
        <p className="field__hint" aria-hidden="true">
          {words}
        </p>
      )}
      <output className="visually-hidden">{spoken}</output>
    </>
  );
}

function inWords(length: number, { least, most }: TextLimits): string {
  if (length === 0) return '';
  if (length < least) return `Write at least ${charactersOf(least - length, 'more ')}`;
  if (length > most) return `Take out at least ${charactersOf(length - most)}`;
  return `${charactersOf(most - length)} left`;
}

function charactersOf(count: number, more = ''): string {
  return count === 1 ? `1 ${more}character` : `${formatNumber(count)} ${more}characters`;
}
