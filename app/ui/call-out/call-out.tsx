import type { ReactNode } from 'react';
import { ButtonRow } from '#app/ui/button-row/button-row.tsx';

interface CallOutProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** Ends a page with the visitor's next steps. */
export function CallOut({ title, text, children }: CallOutProps) {
  return (
    <aside className="columns call-out no-print" aria-labelledby="call-out">
      <div>
        <h2 className="small-title" id="call-out">
          {title}
        </h2>
        <p>{text}</p>
      </div>
      <ButtonRow>{children}</ButtonRow>
    </aside>
  );
}
