interface StylesheetProps {
  /** Unique: React writes a sheet once, however many components render it. */
  readonly name: string;
  readonly css: string;
}

/** Inlines critical CSS in the page's head, to save a request. */
export function Stylesheet({ name, css }: StylesheetProps) {
  return (
    <style href={name} precedence="page">
      {css}
    </style>
  );
}
