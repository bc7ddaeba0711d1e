import { phoneLink } from '#app/location/phone-link.ts';
import { useSite } from '#app/location/use-site.ts';

/** Where members really get their portal access. */
export function PortalNote() {
  const { contact } = useSite().identity.phones;
  return (
    <p className="portal-form__note">
      What you type here stays on your device: we give members their portal access by phone. Call{' '}
      <a href={phoneLink(contact)}>{contact}</a>.
    </p>
  );
}
