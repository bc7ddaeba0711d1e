interface TypedTextProps {
  /** The first one is what the server shows. */
  readonly phrases: readonly string[];
}

/**
 * Phrases that are typed and erased one after the other (typed-text.element.ts), while the section
 * around says that things may move in it. Screen readers find all of them once; the moving copies
 * are hidden from them. Every phrase lies whole and unseen in one place, so that the longest one
 * keeps the space at every width.
 */
export function TypedText({ phrases }: TypedTextProps) {
  return (
    <typed-text className="typed-text">
      <span className="visually-hidden">{phrases.join(', ')}</span>
      {phrases.map((phrase, index) => (
        <span key={phrase} className="typed-text__phrase" aria-hidden="true">
          {index === 0 ? <span className="typed-text__typed">{phrase}</span> : phrase}
        </span>
      ))}
    </typed-text>
  );
}
