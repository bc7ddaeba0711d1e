import type { ReactNode } from 'react';

/** A row of buttons; on phones each fills the line. */
export function ButtonRow({ children }: { readonly children: ReactNode }) {
  return <div className="row button-row no-print">{children}</div>;
}
