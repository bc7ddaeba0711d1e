interface TypedTextProps {
  /** The server shows the first. */
  readonly phrases: readonly string[];
}

/** Types phrases in turn (typed-text.element.ts); screen readers get all of them once. */
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
