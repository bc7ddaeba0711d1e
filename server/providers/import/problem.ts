/** A reason to refuse the file. */
export interface ImportProblem {
  readonly line: number;
  /** Undefined when the problem concerns the whole row or file. */
  readonly column: string | undefined;
  readonly reason: string;
}

const longestQuotation = 40;

/** Describes a problem in one line of terminal output. */
export function describeProblem({ line, column, reason }: ImportProblem): string {
  return column === undefined
    ? `line ${line}: ${reason}`
    : `line ${line}, column ${quoted(column)}: ${reason}`;
}

/** Quotes a value for messages: shortened, without terminal control characters. */
export function quoted(value: string): string {
  const short =
    value.length > longestQuotation ? `${value.slice(0, longestQuotation - 1)}…` : value;
  // oxlint-disable-next-line no-control-regex
  return `"${short.replaceAll(/[\u0000-\u001f\u007f-\u009f]/g, '·')}"`;
}
