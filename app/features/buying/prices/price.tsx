interface PriceProps {
  readonly text: string;
  /** The calculator query that gives this amount, which tests check. */
  readonly query: string;
}

/** Shows a price. */
export function Price({ text, query }: PriceProps) {
  return <data value={query}>{text}</data>;
}
