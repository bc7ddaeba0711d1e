interface ProseProps {
  readonly html: string;
  /** Whether it starts below the first screen of a phone. */
  readonly isFarBelow?: boolean;
}

/** The page's text: HTML that the server made of our own Markdown. */
export function Prose({ html, isFarBelow = false }: ProseProps) {
  return (
    <div
      className={isFarBelow ? 'prose unfolding far-below' : 'prose unfolding'}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
