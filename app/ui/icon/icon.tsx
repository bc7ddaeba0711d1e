import type { IconName } from './icon-names.ts';

interface IconProps {
  readonly name: IconName;
  /** Edge length in CSS pixels. */
  readonly size?: number;
  readonly className?: string;
}

/** An icon beside a word, so hidden from screen readers. */
export function Icon({ name, size = 24, className }: IconProps) {
  const classes = `icon icon--${name}`;
  return (
    <svg
      className={className ? `${classes} ${className}` : classes}
      width={size}
      height={size}
      aria-hidden="true"
    />
  );
}
