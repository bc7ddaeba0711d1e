import { phoneLink } from '#app/location/phone-link.ts';
import type { InsurerContact } from '#app/location/use-insurer-contact.ts';
import { TextLink } from '#app/ui/text-link/text-link.tsx';

/** What helps when the list does not: somebody to ask, and going on without it. */
export function OtherWays({ insurer }: { readonly insurer: InsurerContact }) {
  const { phone, whatsApp } = insurer;
  return (
    <p>
      Ask us: call <a href={phoneLink(phone)}>{phone}</a> or write on{' '}
      <a href={`https://wa.me/${whatsApp}`}>WhatsApp</a>. You can also{' '}
      <TextLink href="/insurance-calculator">go on without choosing a hospital</TextLink> and choose
      one later.
    </p>
  );
}
