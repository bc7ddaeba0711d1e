import { socialNames } from '#app/site/social-names.ts';
import { useSite } from '#app/site/use-site.ts';
import { Icon } from '#app/ui/icon/icon.tsx';

/** Links to the insurer's profiles, each in a new tab. */
export function SocialLinks() {
  return (
    <ul className="social-links">
      {useSite().identity.social.map(({ id, social, link, icon }) => (
        <li key={id}>
          <a href={link} target="_blank" rel="noopener" aria-label={socialNames[social]}>
            <Icon name={icon} size={18} />
          </a>
        </li>
      ))}
    </ul>
  );
}
