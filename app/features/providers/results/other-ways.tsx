import { phoneLink } from '#app/site/contact/phones.ts';
import type { InsurerContact } from '#app/site/contact/use-insurer-contact.ts';
import { TextLink } from '#app/ui/text-link/text-link.tsx';

/** Offers contacts and a quote when the list does not help. */
export function OtherWays({ insurer }: { readonly insurer: InsurerContact }) {
  const { phone, whatsApp } = insurer;
  return (
    <p>
      Call us on <a href={phoneLink(phone)}>{phone}</a> or message us on{' '}
      <a href={`https://wa.me/${whatsApp}`}>WhatsApp</a>. You can also{' '}
      <TextLink href="/insurance-calculator">get a quote now</TextLink> and choose a hospital later.
    </p>
  );
}
