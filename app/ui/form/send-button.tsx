import { use } from 'react';
import { Button, type ButtonKind } from '#app/ui/button/button.tsx';
import { SendingContext } from './form-context.ts';

interface SendButtonProps {
  readonly kind?: ButtonKind;
  readonly children: string;
}

/** Submits a form; keeps its width while busy. */
export function SendButton({ kind, children }: SendButtonProps) {
  const isSending = use(SendingContext);
  return (
    <Button
      type="submit"
      className="send-button"
      kind={kind}
      aria-disabled={isSending || undefined}
      aria-busy={isSending || undefined}
    >
      <span>{children}</span>
      <span className="send-button__busy">Sending</span>
    </Button>
  );
}
