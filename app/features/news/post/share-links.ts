import type { IconName } from '#app/ui/icon/icon-names.ts';

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
