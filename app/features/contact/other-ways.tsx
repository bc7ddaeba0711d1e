import { editionPhone } from '#app/location/edition-phone.ts';
import { phoneLink } from '#app/location/phone-link.ts';
import { useSite } from '#app/location/use-site.ts';

/** Whom to turn to when a form cannot be sent. */
export function OtherWays() {
  const { edition, identity } = useSite();
  const phone = editionPhone(edition, identity);
  return (
    <p>
      If it cannot wait, call <a href={phoneLink(phone)}>{phone}</a> or write to{' '}
      <a href={`mailto:${identity.email}`}>{identity.email}</a>.
    </p>
  );
}
