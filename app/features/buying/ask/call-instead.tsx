import { phoneLink } from '#app/location/phone-link.ts';

/** Whom to call when something does not go on. */
export function CallInstead({ phone }: { readonly phone: string }) {
  return (
    <p>
      You can also call <a href={phoneLink(phone)}>{phone}</a>.
    </p>
  );
}
