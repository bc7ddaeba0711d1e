import type { ButtonHTMLAttributes } from 'react';

export type ButtonKind = 'primary' | 'brand' | 'secondary';

export interface ButtonLook {
  /** One primary a view; brand is the second solid action. */
  readonly kind?: ButtonKind | undefined;
  /** 44 px high instead of 48, for the header and for rows. */
  readonly small?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Builds the class names that buttons and links which look like them share. */
export function buttonClass({ kind = 'primary', small, className }: ButtonLook): string {
  const names = ['button'];
  if (kind !== 'primary') names.push(`button--${kind}`);
  if (small) names.push('button--small');
  if (className) names.push(className);
  return names.join(' ');
}

type ButtonProps = ButtonLook & ButtonHTMLAttributes<HTMLButtonElement>;

/** A button that acts on this page; a link elsewhere is a ButtonLink. */
export function Button({ kind, small, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass({ kind, small, className })} {...rest} />;
}
