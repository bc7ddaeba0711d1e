import { useTyping } from './use-typing.ts';

interface TypedTextProps {
  /** Constant; the first one is what the server shows. */
  readonly phrases: readonly string[];
  readonly isMoving: boolean;
}

/**
 * Phrases that are typed and erased one after the other. Screen readers find all of them once; the
 * moving copies are hidden from them. Every phrase lies whole and unseen in one place, so that the
 * longest one keeps the space at every width.
 */
export function TypedText({ phrases, isMoving }: TypedTextProps) {
  const typing = useTyping(phrases, isMoving);
  return (
    <span className="typed-text">
      <span className="visually-hidden">{phrases.join(', ')}</span>
      {phrases.map((phrase, index) => (
        <span key={phrase} className="typed-text__phrase" aria-hidden="true">
          {index === typing.phrase ? (
            <>
              <span className="typed-text__typed">{phrase.slice(0, typing.length)}</span>
              {phrase.slice(typing.length)}
            </>
          ) : (
            phrase
          )}
        </span>
      ))}
    </span>
  );
}
