interface PriceProps {
  readonly text: string;
  /** The calculator's query that gives this amount: a test follows each one. */
  readonly query: string;
}

/** An amount that one pays, wherever it stands on the site. */
export function Price({ text, query }: PriceProps) {
  return <data value={query}>{text}</data>;
}
