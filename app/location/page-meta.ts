import type { MetaDescriptor } from 'react-router';
import type { Site } from './use-site.ts';

interface PageHeading {
  /** Without the brand's name, which is added. */
  readonly title: string;
  readonly description: string;
  /** The page's own address on the site, as `/team`. */
  readonly path: string;
}

/** What a page's `meta` function says to browsers and search engines. */
export function pageMeta(
  { identity, siteUrl }: Site,
  { title, description, path }: PageHeading,
): MetaDescriptor[] {
  return [
    { title: `${title} | ${identity.name}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: siteUrl + path },
  ];
}
