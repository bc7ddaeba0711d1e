import { ButtonLink } from '#app/ui/button/button-link.tsx';
import type { ButtonKind } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { phoneLink } from './phones.ts';

interface CallButtonProps {
  readonly phone: string;
  readonly kind?: ButtonKind | undefined;
}

/** Calls a number and shows it. */
export function CallButton({ phone, kind }: CallButtonProps) {
  return (
    <ButtonLink href={phoneLink(phone)} kind={kind}>
      <Icon name="phone" size={20} />
      Call {phone}
    </ButtonLink>
  );
}

/** Opens a WhatsApp chat with us, in islands too, which cannot read the site's data. */
export function WhatsAppLink({ whatsApp }: { readonly whatsApp: string }) {
  return (
    <ButtonLink href={`https://wa.me/${whatsApp}`} kind="secondary" target="_blank" rel="noopener">
      <Icon name="whatsapp" size={20} />
      Ask on WhatsApp
    </ButtonLink>
  );
}
