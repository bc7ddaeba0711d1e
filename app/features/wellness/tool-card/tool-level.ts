/** Level of a tool's heading: below the title of a page, or of a section of one. */
export type ToolLevel = 2 | 3;

/** The elements of a tool's heading and of the heading of its answer. */
export function headingsOf(level: ToolLevel) {
  return level === 2
    ? ({ Title: 'h2', AnswerTitle: 'h3' } as const)
    : ({ Title: 'h3', AnswerTitle: 'h4' } as const);
}
