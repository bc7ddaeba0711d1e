interface StylesheetProps {
  /** A unique name: React writes a sheet once, however many parts of the page render it. */
  readonly name: string;
  readonly css: string;
}

/** Critical CSS, inlined in the page's head so that nothing waits for a second request. */
export function Stylesheet({ name, css }: StylesheetProps) {
  return (
    <style href={name} precedence="page">
      {css}
    </style>
  );
}
