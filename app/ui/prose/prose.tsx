interface ProseProps {
  readonly html: string;
  /** True below a phone's first screen. */
  readonly isBelowFold?: boolean;
}

/** Renders HTML that the server made of our own Markdown. */
export function Prose({ html, isBelowFold = false }: ProseProps) {
  return (
    <div
      className={isBelowFold ? 'prose accordion cv-auto' : 'prose accordion'}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
