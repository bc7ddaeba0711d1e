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

/** Quotes a value for messages: shortened, without what a terminal obeys or writes backwards. */
export function quoted(value: string): string {
  const short =
    value.length > longestQuotation ? `${value.slice(0, longestQuotation - 1)}…` : value;
  return `"${short.replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '·')}"`;
}
