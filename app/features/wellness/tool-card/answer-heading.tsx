import type { ReactNode, Ref } from 'react';
import { headingsOf, type ToolLevel } from './tool-level.ts';

interface AnswerHeadingProps {
  readonly level: ToolLevel;
  readonly className: string;
  readonly children: ReactNode;
  /** What is read out after the heading when it takes the focus. */
  readonly describedBy?: string;
  readonly ref?: Ref<HTMLHeadingElement> | undefined;
}

/** The heading of a tool's answer. On a page sent as the answer to a form it has the focus. */
export function AnswerHeading({ level, describedBy, ...rest }: AnswerHeadingProps) {
  const { AnswerTitle } = headingsOf(level);
  // React sets the focus of new elements on inputs only, so this works without scripts alone.
  // oxlint-disable-next-line jsx-a11y/no-autofocus
  return <AnswerTitle tabIndex={-1} autoFocus aria-describedby={describedBy} {...rest} />;
}
