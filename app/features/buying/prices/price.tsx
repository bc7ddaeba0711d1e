import type { PriceCell } from '../plans/compare/plan-rows.ts';

/** Shows a price, with the query that gives it for tests to check. */
export function Price({ text, query, isEach = false }: PriceCell) {
  return <data value={isEach ? `${query}&each` : query}>{text}</data>;
}
