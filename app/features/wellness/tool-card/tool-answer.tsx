import type { ReactNode } from 'react';

/** Where a tool's answer appears; read out when it does. */
export function ToolAnswer({ children }: { readonly children: ReactNode }) {
  // An output element may not hold headings and lists.
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
  return <div role="status">{children}</div>;
}
