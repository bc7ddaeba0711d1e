import { useSite } from '#app/location/use-site.ts';
import { SocialLinks } from '../social-links/social-links.tsx';

/** Ways to reach the insurer that narrow top bars have no room for. */
export function MenuContact() {
  const { email } = useSite().identity;
  return (
    <div className="menu-contact on-deep">
      <a href={`mailto:${email}`}>{email}</a>
      <SocialLinks />
    </div>
  );
}
