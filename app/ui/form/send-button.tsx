import type { ButtonHTMLAttributes } from 'react';
import { Button, type ButtonKind } from '#app/ui/button/button.tsx';

interface SendButtonProps extends Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'name' | 'value' | 'formAction'
> {
  readonly kind?: ButtonKind;
  readonly children: string;
}

/** Submits a form; form-in-place.element.ts shows that it is busy, at the same width. */
export function SendButton({ children, ...button }: SendButtonProps) {
  return (
    <Button type="submit" className="send-button" {...button}>
      <span>{children}</span>
      <span className="send-button__busy">Sending</span>
    </Button>
  );
}
