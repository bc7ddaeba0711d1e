import type { ReactNode } from 'react';
import { headingsOf, type ToolLevel } from './tool-level.ts';

interface ToolCardProps {
  readonly id: string;
  readonly title: string;
  readonly level: ToolLevel;
  readonly children: ReactNode;
}

/** The frame of a tool: a region under its heading. */
export function ToolCard({ id, title, level, children }: ToolCardProps) {
  const { Title } = headingsOf(level);
  return (
    <section className="card tool-card" aria-labelledby={id}>
      <Title id={id} className="tool-card__title">
        {title}
      </Title>
      {children}
    </section>
  );
}
