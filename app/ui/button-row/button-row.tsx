import type { ReactNode } from 'react';

/** Buttons beside each other; on phones each as wide as the line. */
export function ButtonRow({ children }: { readonly children: ReactNode }) {
  return <div className="button-row">{children}</div>;
}
