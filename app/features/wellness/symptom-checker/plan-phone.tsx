import { phoneLink } from '#app/location/phone-link.ts';

/** Whom members call on the way. */
export function PlanPhone({ phone }: { readonly phone: string }) {
  return (
    <p>
      Your plan&apos;s emergency route: <a href={phoneLink(phone)}>{phone}</a>. Treatment should not
      wait for a code.
    </p>
  );
}
