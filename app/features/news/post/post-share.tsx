import { useSite } from '#app/site/use-site.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { IconName } from '#app/ui/icon/icon-names.ts';
import type { Post } from '../news.ports.ts';
import { postPath } from '../news-paths.ts';

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

interface ShareLink {
  readonly label: string;
  readonly icon: IconName;
  readonly href: string;
}

/** Addresses that open another service with a link to a page already written. */
export function shareLinks(title: string, address: string): readonly ShareLink[] {
  const query = (values: Record<string, string>) => new URLSearchParams(values).toString();
  // Mail programs and WhatsApp show a plus sign where a form would mean a space.
  const text = encodeURIComponent(`${title} ${address}`);
  const mail = `subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;
  return [
    { label: 'WhatsApp', icon: 'whatsapp', href: `https://wa.me/?text=${text}` },
    {
      label: 'Facebook',
      icon: 'facebook',
      href: `https://www.facebook.com/sharer/sharer.php?${query({ u: address })}`,
    },
    {
      label: 'X',
      icon: 'twitter',
      href: `https://x.com/intent/post?${query({ text: title, url: address })}`,
    },
    {
      label: 'LinkedIn',
      icon: 'linkedin',
      href: `https://www.linkedin.com/sharing/share-offsite/?${query({ url: address })}`,
    },
    { label: 'Email', icon: 'mail', href: `mailto:?${mail}` },
  ];
}
