import type { AnchorHTMLAttributes } from 'react';

type TextLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string };

/** A link in running text or at the foot of a card. */
export function TextLink({ className, children, ...rest }: TextLinkProps) {
  return (
    <a className={className ? `text-link ${className}` : 'text-link'} {...rest}>
      {children}
    </a>
  );
}
