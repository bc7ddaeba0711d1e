import { useSite } from '#app/site/use-site.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { Post } from '../news.ports.ts';
import { postPath } from '../post-path.ts';
import { shareLinks } from './share-links.ts';

/** Ways to pass an article on; plain links, so that nothing of other sites is on the page. */
export function PostShare({ post }: { readonly post: Post }) {
  const address = useSite().siteUrl + postPath(post.slug);
  return (
    <section className="post-share" aria-labelledby="share" dir="ltr">
      <h2 id="share">Share this article</h2>
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

function CopyLinkButton({ address }: { readonly address: string }) {
  return (
    <copy-link data-address={address} hidden>
      <button type="button">
        <Icon name="copy" size={20} />
        <span>Copy link</span>
      </button>
      <output className="visually-hidden" />
    </copy-link>
  );
}
