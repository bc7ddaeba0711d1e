import type { AnchorHTMLAttributes } from 'react';
import { buttonClass, type ButtonKind } from './button.tsx';

type ButtonLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  readonly href: string;
  readonly kind?: ButtonKind;
  readonly small?: boolean;
};

/** A link that looks like a button. */
export function ButtonLink({ kind, small, className, children, ...rest }: ButtonLinkProps) {
  const look = { ...(kind && { kind }), ...(small && { small }), className };
  return (
    <a className={buttonClass(look)} {...rest}>
      {children}
    </a>
  );
}
