import { Link, type LinkProps } from 'react-router';

/** A link in running text or at the foot of a card. */
export function TextLink({ className, ...rest }: LinkProps) {
  return <Link className={className ? `text-link ${className}` : 'text-link'} {...rest} />;
}
