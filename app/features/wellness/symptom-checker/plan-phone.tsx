import { phoneLink } from '#app/location/phone-link.ts';
import { useSite } from '#app/location/use-site.ts';

/** Whom members call on the way. */
export function PlanPhone() {
  const { edition, identity } = useSite();
  const { contact, international } = identity.phones;
  const phone = edition === 'NG' ? contact : international;
  return (
    <p>
      Your plan&apos;s emergency route: <a href={phoneLink(phone)}>{phone}</a>. Treatment should not
      wait for a code.
    </p>
  );
}
