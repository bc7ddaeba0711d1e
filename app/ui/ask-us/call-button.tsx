import { phoneLink } from '#app/location/phone-link.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import type { ButtonKind } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';

interface CallButtonProps {
  /** As people write it. */
  readonly phone: string;
  readonly kind?: ButtonKind;
}

/** Dials a number of ours, and shows it. */
export function CallButton({ phone, kind }: CallButtonProps) {
  return (
    <ButtonLink href={phoneLink(phone)} {...(kind && { kind })}>
      <Icon name="phone" size={20} />
      Call {phone}
    </ButtonLink>
  );
}
