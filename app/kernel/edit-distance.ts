/** Edit distance (optimal string alignment); stops beyond the limit and reuses its rows. */
export function editDistance(typed: string, word: string, limit: number): number {
  return fillRows(typed, word, limit).whole;
}

/** Distance to the best matching prefix of the word, for a word still being typed. */
export function editDistanceToBeginning(typed: string, word: string, limit: number): number {
  return fillRows(typed, word, limit).beginning;
}

const longest = 64;
let before = new Uint8Array(longest + 1);
let above = new Uint8Array(longest + 1);
let current = new Uint8Array(longest + 1);
const result = { whole: 0, beginning: 0 };

function fillRows(typed: string, word: string, limit: number) {
  const rows = Math.min(typed.length, longest);
  const columns = Math.min(word.length, rows + limit, longest);
  for (let column = 0; column <= columns; column += 1) above[column] = column;
  for (let row = 1; row <= rows; row += 1) {
    if (fillRow(typed, word, row, columns) > limit) return giveUp(limit);
    [before, above, current] = [above, current, before];
  }
  result.whole = word.length > columns ? limit + 1 : (above[columns] ?? 0);
  result.beginning = smallest(above, columns);
  return result;
}

function fillRow(typed: string, word: string, row: number, columns: number): number {
  const letter = typed.charCodeAt(row - 1);
  current[0] = row;
  let least = row;
  for (let column = 1; column <= columns; column += 1) {
    const other = word.charCodeAt(column - 1);
    let cost = at(above, column - 1) + (letter === other ? 0 : 1);
    cost = Math.min(cost, at(above, column) + 1, at(current, column - 1) + 1);
    const isSwapped =
      row > 1 &&
      column > 1 &&
      letter === word.charCodeAt(column - 2) &&
      typed.charCodeAt(row - 2) === other;
    if (isSwapped) cost = Math.min(cost, at(before, column - 2) + 1);
    current[column] = cost;
    if (cost < least) least = cost;
  }
  return least;
}

function at(row: Uint8Array, column: number): number {
  return row[column] ?? 0;
}

function smallest(row: Uint8Array, columns: number): number {
  let least = at(row, 0);
  for (let column = 1; column <= columns; column += 1) least = Math.min(least, at(row, column));
  return least;
}

function giveUp(limit: number) {
  result.whole = limit + 1;
  result.beginning = limit + 1;
  return result;
}
