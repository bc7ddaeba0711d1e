import { useSite } from '#app/location/use-site.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { CopyLinkButton } from './copy-link-button.tsx';
import type { Post } from './news.ports.ts';
import { postPath } from './post-path.ts';
import { shareLinks } from './share-links.ts';

/** Ways to pass an article on; plain links, so that nothing of other sites is on the page. */
export function PostShare({ post }: { readonly post: Post }) {
  const address = useSite().siteUrl + postPath(post.slug);
  return (
    <section className="post-share" aria-labelledby="share" dir="ltr">
      <h2 id="share">Pass it on</h2>
      <ul>
        {shareLinks(post.title, address).map(({ label, icon, href }) => (
          <li key={label}>
            <a href={href} target="_blank" rel="noopener">
              <Icon name={icon} size={20} />
              {label}
            </a>
          </li>
        ))}
        <li>
          <CopyLinkButton address={address} />
        </li>
      </ul>
    </section>
  );
}
