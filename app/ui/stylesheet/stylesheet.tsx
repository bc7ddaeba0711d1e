interface StylesheetProps {
  /** Unlike all others; React writes a sheet once, however often it is asked for. */
  readonly name: string;
  readonly css: string;
}

/** Critical CSS: stands in the page's head, so that nothing waits for a second request. */
export function Stylesheet({ name, css }: StylesheetProps) {
  return (
    <style href={name} precedence="page">
      {css}
    </style>
  );
}
