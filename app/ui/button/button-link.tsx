import type { AnchorHTMLAttributes } from 'react';
import { buttonClass, type ButtonLook } from './button.tsx';

type ButtonLinkProps = ButtonLook &
  AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string };

/** A link that looks like a button. */
export function ButtonLink({ kind, small, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a className={buttonClass({ kind, small, className })} {...rest}>
      {children}
    </a>
  );
}
