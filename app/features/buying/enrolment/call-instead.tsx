import { phoneLink } from '#app/location/phone-link.ts';
import { useSite } from '#app/location/use-site.ts';

/** Whom to call when something does not go on. */
export function CallInstead() {
  const { edition, identity } = useSite();
  const phone = edition === 'NG' ? identity.phones.marketing : identity.phones.international;
  return (
    <p>
      You can also call <a href={phoneLink(phone)}>{phone}</a>.
    </p>
  );
}
