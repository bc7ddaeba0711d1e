import { phoneLink } from '#app/location/phone-link.ts';
import type { InsurerContact } from '#app/location/use-insurer-contact.ts';

/** Whom to turn to when a form cannot be sent. */
export function OtherWays({ insurer }: { readonly insurer: InsurerContact }) {
  const { phone, email } = insurer;
  return (
    <p>
      If it cannot wait, call <a href={phoneLink(phone)}>{phone}</a> or write to{' '}
      <a href={`mailto:${email}`}>{email}</a>.
    </p>
  );
}
