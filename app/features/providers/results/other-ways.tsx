import { editionPhone } from '#app/location/edition-phone.ts';
import { phoneLink } from '#app/location/phone-link.ts';
import { useSite } from '#app/location/use-site.ts';
import { TextLink } from '#app/ui/text-link/text-link.tsx';

/** What helps when the list does not: somebody to ask, and going on without it. */
export function OtherWays() {
  const { edition, identity } = useSite();
  const phone = editionPhone(edition, identity);
  return (
    <p>
      Ask us: call <a href={phoneLink(phone)}>{phone}</a> or write on{' '}
      <a href={`https://wa.me/${identity.whatsApp}`}>WhatsApp</a>. You can also{' '}
      <TextLink to="/insurance-calculator">go on without choosing a hospital</TextLink> and choose
      one later.
    </p>
  );
}
