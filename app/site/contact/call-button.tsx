import { phoneLink } from './phones.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import type { ButtonKind } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';

interface CallButtonProps {
  readonly phone: string;
  readonly kind?: ButtonKind;
}

/** Calls a number and shows it. */
export function CallButton({ phone, kind }: CallButtonProps) {
  return (
    <ButtonLink href={phoneLink(phone)} {...(kind && { kind })}>
      <Icon name="phone" size={20} />
      Call {phone}
    </ButtonLink>
  );
}
