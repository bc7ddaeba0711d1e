/** Something in the file that keeps it from being imported. */
export interface ImportProblem {
  readonly line: number;
  /** Heading of the column; undefined where it is about the row or the file. */
  readonly column: string | undefined;
  readonly reason: string;
}

const longestQuotation = 40;

/** One line for the person at the terminal. */
export function describeProblem({ line, column, reason }: ImportProblem): string {
  return column === undefined
    ? `line ${line}: ${reason}`
    : `line ${line}, column ${quoted(column)}: ${reason}`;
}

/** A value as messages show it: short, and with nothing in it that a terminal would obey. */
export function quoted(value: string): string {
  const short =
    value.length > longestQuotation ? `${value.slice(0, longestQuotation - 1)}…` : value;
  // oxlint-disable-next-line no-control-regex
  return `"${short.replaceAll(/[\u0000-\u001f\u007f-\u009f]/g, '·')}"`;
}
