import type { ReactNode } from 'react';

interface TextLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link in running text or at the foot of a card. */
export function TextLink({ href, children }: TextLinkProps) {
  return (
    <a className="text-link" href={href}>
      {children}
    </a>
  );
}
