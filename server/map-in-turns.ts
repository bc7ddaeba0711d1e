import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Maps items one after the other and lets waiting requests in after each, for work of milliseconds an
 * item. Awaiting a promise that is settled gives them no turn.
 */
export async function mapInTurns<Item, Result>(
  items: Iterable<Item>,
  map: (item: Item) => Result | Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) {
    results.push(await map(item));
    await nextTurn();
  }
  return results;
}
