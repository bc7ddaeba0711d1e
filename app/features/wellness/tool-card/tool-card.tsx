import type { ReactNode, Ref } from 'react';

interface ToolCardProps {
  readonly id: string;
  readonly title: string;
  readonly level: ToolLevel;
  readonly children: ReactNode;
}

/** The frame of a tool: a region under its heading. */
export function ToolCard({ id, title, level, children }: ToolCardProps) {
  const Title = `h${level}` as const;
  return (
    <section className="card pad-panel" aria-labelledby={id}>
      <Title id={id} className="small-title below-4">
        {title}
      </Title>
      {children}
    </section>
  );
}

/** Level of a tool's heading: below the title of a page, or of a section of one. */
export type ToolLevel = 2 | 3;

interface AnswerHeadingProps {
  readonly level: ToolLevel;
  readonly id?: string;
  readonly className: string;
  readonly children: ReactNode;
  /** What is read out after the heading when it takes the focus. */
  readonly describedBy?: string;
  readonly ref?: Ref<HTMLHeadingElement> | undefined;
}

/** The heading of a tool's answer, below its own. On a page that answers a form it has the focus. */
export function AnswerHeading({ level, describedBy, ...rest }: AnswerHeadingProps) {
  const AnswerTitle = level === 2 ? 'h3' : 'h4';
  // React sets the focus of new elements on inputs only, so this works without scripts alone.
  // oxlint-disable-next-line jsx-a11y/no-autofocus
  return <AnswerTitle tabIndex={-1} autoFocus aria-describedby={describedBy} {...rest} />;
}
