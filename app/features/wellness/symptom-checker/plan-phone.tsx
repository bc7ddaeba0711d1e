import { editionPhone } from '#app/location/edition-phone.ts';
import { phoneLink } from '#app/location/phone-link.ts';
import { useSite } from '#app/location/use-site.ts';

/** Whom members call on the way. */
export function PlanPhone() {
  const { edition, identity } = useSite();
  const phone = editionPhone(edition, identity);
  return (
    <p>
      Your plan&apos;s emergency route: <a href={phoneLink(phone)}>{phone}</a>. Treatment should not
      wait for a code.
    </p>
  );
}
