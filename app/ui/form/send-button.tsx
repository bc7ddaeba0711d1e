import { Button, type ButtonKind } from '#app/ui/button/button.tsx';

interface SendButtonProps {
  readonly kind?: ButtonKind;
  readonly children: string;
}

/** Submits a form; form-in-place.element.ts shows that it is busy, at the same width. */
export function SendButton({ kind, children }: SendButtonProps) {
  return (
    <Button type="submit" className="send-button" kind={kind}>
      <span>{children}</span>
      <span className="send-button__busy">Sending</span>
    </Button>
  );
}
