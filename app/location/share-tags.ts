import type { MetaDescriptor } from 'react-router';
import { nearestPicturePath } from './picture-paths.ts';
import type { Site } from './use-site.ts';

/** A page as a link to it shows elsewhere. */
export interface SharedPage {
  /** Without the brand's name. */
  readonly title: string;
  readonly description: string;
  /** The page's own address on the site, as `/team`. */
  readonly path: string;
  readonly type?: 'website' | 'article';
  /** Path of a picture of its own, 1200 by 630 pixels; otherwise the nearest page's is shown. */
  readonly picturePath?: string;
}

/** How a link to a page shows on other sites (Open Graph, Twitter). */
export function shareTags(site: Site, page: SharedPage): MetaDescriptor[] {
  const { title, description, path, type = 'website', picturePath } = page;
  return [
    { property: 'og:type', content: type },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: site.siteUrl + path },
    {
      property: 'og:image',
      content: picturePath ? site.siteUrl + picturePath : pictureOf(site, path),
    },
    ...(picturePath
      ? [
          { property: 'og:image:width', content: '1200' },
          { property: 'og:image:height', content: '630' },
        ]
      : []),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** Address of the picture nearest to a page. */
export function pictureOf({ siteUrl, pagesWithPicture }: Site, path: string): string {
  return siteUrl + nearestPicturePath(path.replace(/\?.*$/, ''), pagesWithPicture);
}
