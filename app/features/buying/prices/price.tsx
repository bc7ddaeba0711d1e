import type { PriceCell } from '../plans/compare/plan-rows.ts';

/** Shows a price, with the query that gives it for tests to check. */
export function Price({ text, query }: PriceCell) {
  return <data value={query}>{text}</data>;
}
