import { Link, type LinkProps } from 'react-router';
import { buttonClass, type ButtonKind } from './button.tsx';

type ButtonLinkProps = LinkProps & {
  readonly kind?: ButtonKind;
  readonly small?: boolean;
};

/** A link that looks like a button. Takes an address within the site, or any full one. */
export function ButtonLink({ kind, small, className, ...rest }: ButtonLinkProps) {
  return (
    <Link
      className={buttonClass({ ...(kind && { kind }), ...(small && { small }), className })}
      {...rest}
    />
  );
}
