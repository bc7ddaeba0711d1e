import type { ReactNode } from 'react';

interface SinglePageProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** Shows a page of one column: a title, a sentence and what to do next. */
export function SinglePage({ title, lead, children }: SinglePageProps) {
  return (
    <div className="wrap stack stack--6 buying-page__single">
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      {children}
    </div>
  );
}
