import { useRef, useEffect, useState, type TextareaHTMLAttributes, type RefObject } from 'react';
import { cleanText } from '#app/kernel/clean-text.ts';
import { formatNumber } from '#app/kernel/numbers.ts';
import { FieldNotes, useFieldWiring } from './field-wiring.tsx';

interface TextAreaFieldProps extends Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'className'
> {
  readonly label: string;
  readonly hint?: string | undefined;
  /** Counted down while typing; the hint names them for visitors without scripts. */
  readonly limits?: TextLimits;
}

/** A labelled textarea that grows with its text. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, hint, id, name, defaultValue, rows = 5, limits, ...area } = props;
  const control = useRef<HTMLTextAreaElement>(null);
  const { controlId, typed, aria, notes } = useFieldWiring({ id, name, hint });
  return (
    <div className="field">
      <label htmlFor={controlId}>{label}</label>
      <textarea
        ref={control}
        id={controlId}
        name={name}
        rows={rows}
        defaultValue={typed ?? defaultValue}
        {...aria}
        {...area}
      />
      {limits && <CharacterCount limits={limits} control={control} />}
      <FieldNotes {...notes} />
    </div>
  );
}

interface TextLimits {
  readonly least: number;
  readonly most: number;
}

interface CharacterCountProps {
  readonly limits: TextLimits;
  readonly control: RefObject<HTMLTextAreaElement | null>;
}

/** A count read out at every letter would drown the typing. */
const pauseMs = 1000;

/** Shows the characters left at once, and reads them out after a pause. */
function CharacterCount({ limits, control }: CharacterCountProps) {
  const [words, setWords] = useState('');
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const field = control.current;
    if (!field) return undefined;
    // Cleaned as the form's rules do, so that both agree.
    const count = () => setWords(inWords(cleanText(field.value).length, limits));
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
  if (length > most) return `Remove at least ${charactersOf(length - most)}`;
  return `${charactersOf(most - length)} left`;
}

function charactersOf(count: number, more = ''): string {
  return count === 1 ? `1 ${more}character` : `${formatNumber(count)} ${more}characters`;
}
