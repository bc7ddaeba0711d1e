/** An amount in words, and the query that gives it in every edition. */
export interface PriceCell {
  readonly text: string;
  readonly query: string;
}

/** Marks a query that asks for the price of each adult of a group, not for that of all. */
export const eachMark = '&each';

/** The query that stands for the price of each adult in a group. */
export function queryOfEach(query: string): string {
  return `${query}${eachMark}`;
}
