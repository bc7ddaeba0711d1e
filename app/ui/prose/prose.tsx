interface ProseProps {
  readonly html: string;
  /** True below a phone's first screen. */
  readonly isBelowFold?: boolean;
}

const classes = 'prose rich-text data-table accordion';

/** Renders HTML that the server made of our own Markdown. */
export function Prose({ html, isBelowFold = false }: ProseProps) {
  return (
    <div
      className={isBelowFold ? `${classes} cv-auto` : classes}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
