import { phoneLink } from '#app/location/phone-link.ts';
import { useSalesPhone } from './use-sales-phone.ts';

/** Whom to call when something does not go on. */
export function CallInstead() {
  const phone = useSalesPhone();
  return (
    <p>
      You can also call <a href={phoneLink(phone)}>{phone}</a>.
    </p>
  );
}
