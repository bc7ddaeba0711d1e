/** A picture whose cells belong to numbered areas; 0 is no area. */
export interface LabelledGrid {
  readonly width: number;
  readonly height: number;
  readonly labels: Int16Array;
}

/** Numbers the connected areas of the marked cells, from the top left, as a paint bucket would. */
export function labelAreas(marked: Uint8Array, width: number, height: number): LabelledGrid {
  const labels = new Int16Array(marked.length);
  let label = 0;
  for (let start = 0; start < marked.length; start += 1) {
    if (marked[start] !== 1 || labels[start] !== 0) continue;
    label += 1;
    flood(marked, labels, width, start, label);
  }
  return { width, height, labels };
}

/** The neighbours of a cell that share a side with it. */
function neighboursOf(cell: number, width: number, cellCount: number): number[] {
  const column = cell % width;
  const neighbours: number[] = [];
  if (column > 0) neighbours.push(cell - 1);
  if (column < width - 1) neighbours.push(cell + 1);
  if (cell >= width) neighbours.push(cell - width);
  if (cell + width < cellCount) neighbours.push(cell + width);
  return neighbours;
}

/** Takes the cells at the border of the marked ones away, several times. */
export function erode(marked: Uint8Array, width: number, times: number): Uint8Array {
  let cells = marked;
  for (let round = 0; round < times; round += 1) {
    const before = cells;
    cells = before.map((value, cell) =>
      value === 1 && neighboursOf(cell, width, before.length).every((next) => before[next] === 1)
        ? 1
        : 0,
    );
  }
  return cells;
}

/** Adds the allowed cells beside the marked ones, several times. */
export function grow(
  marked: Uint8Array,
  width: number,
  times: number,
  isAllowed: (cell: number) => boolean,
): Uint8Array {
  const cells = marked.slice();
  let frontier = [...cells.keys()].filter((cell) => cells[cell] === 1);
  for (let round = 0; round < times; round += 1) {
    const added: number[] = [];
    for (const next of frontier.flatMap((cell) => neighboursOf(cell, width, cells.length))) {
      if (cells[next] === 1 || !isAllowed(next)) continue;
      cells[next] = 1;
      added.push(next);
    }
    frontier = added;
  }
  return cells;
}

function flood(
  marked: Uint8Array,
  labels: Int16Array,
  width: number,
  start: number,
  label: number,
): void {
  const pending = [start];
  labels[start] = label;
  for (let cell = pending.pop(); cell !== undefined; cell = pending.pop()) {
    for (const next of neighboursOf(cell, width, marked.length)) {
      if (marked[next] !== 1 || labels[next] !== 0) continue;
      labels[next] = label;
      pending.push(next);
    }
  }
}
