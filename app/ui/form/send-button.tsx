import { use } from 'react';
import { Button, type ButtonKind } from '#app/ui/button/button.tsx';
import { SendingContext } from './sending-context.ts';

interface SendButtonProps {
  readonly kind?: ButtonKind;
  /** What it does, as a verb. */
  readonly children: string;
}

/** The button that sends a form; as wide when it is busy as when it is not. */
export function SendButton({ kind, children }: SendButtonProps) {
  const isSending = use(SendingContext);
  return (
    <Button
      type="submit"
      className="send-button"
      {...(kind && { kind })}
      aria-disabled={isSending || undefined}
      aria-busy={isSending || undefined}
    >
      <span>{children}</span>
      <span className="send-button__busy">Sending</span>
    </Button>
  );
}
