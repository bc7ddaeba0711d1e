import type { MetaDescriptor } from 'react-router';
import {
  faqPageData,
  breadcrumbData,
  type AnsweredQuestion,
  type TrailStep,
} from '#app/kernel/linked-data.ts';
import { editionFacts } from './edition.ts';
import { siteOf, type Site } from './use-site.ts';
import { nearestPicturePath } from './picture-paths.ts';

interface PageHeading extends SharedPage {
  readonly above?: TrailStep;
  readonly questions?: readonly AnsweredQuestion[] | undefined;
  /** The same as open data for programs. */
  readonly dataPath?: '/plans.json' | '/providers.json';
  /** False keeps the page out of search engines. */
  readonly isListed?: boolean;
}

/** Builds a page's `meta` for browsers, search engines and shared links. */
export function pageMeta(site: Site, page: PageHeading): MetaDescriptor[] {
  const { title, description, path, dataPath, isListed = true } = page;
  return [
    { title: `${title} | ${site.identity.name}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: site.siteUrl + path },
    ...(dataPath
      ? [{ tagName: 'link', rel: 'alternate', type: 'application/json', href: dataPath }]
      : []),
    ...(isListed
      ? [...shareTags(site, page), ...structuredData(site, page)]
      : [{ name: 'robots', content: 'noindex' }]),
  ];
}

/** Builds the `meta` of a page that an editor has written; none where its loader has failed. */
export function contentMeta(
  matches: Parameters<typeof siteOf>[0],
  content: Pick<PageHeading, 'title' | 'description'> | undefined,
  page: Omit<PageHeading, 'title' | 'description'>,
): MetaDescriptor[] {
  if (!content) return [];
  const { title, description } = content;
  return pageMeta(siteOf(matches), { title, description, ...page });
}

/** Builds the `meta` of a page that search engines are to leave out. */
export function unlistedMeta(site: Site, title: string, description?: string): MetaDescriptor[] {
  return [
    { title: `${title} | ${site.identity.name}` },
    ...(description ? [{ name: 'description', content: description }] : []),
    { name: 'robots', content: 'noindex' },
  ];
}

function structuredData({ edition, siteUrl }: Site, page: PageHeading): MetaDescriptor[] {
  const { title, path, above, questions = [] } = page;
  const home = { path: editionFacts[edition].homePath, name: 'Home' };
  const own = { path: path.replace(/\?.*/s, ''), name: title };
  const steps = [home, ...(above ? [above] : []), own];
  return [
    { 'script:ld+json': breadcrumbData(steps, siteUrl) },
    ...(questions.length > 0 ? [{ 'script:ld+json': faqPageData(questions) }] : []),
  ];
}

export interface SharedPage {
  /** Without the brand's name. */
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly type?: 'website' | 'article';
  /** The page's own picture, 1200 by 630 pixels; by default the nearest page's. */
  readonly picturePath?: string;
}

/** Builds the tags for links on other sites (Open Graph, Twitter). */
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

/** Finds the address of the picture nearest to a page. */
export function pictureOf({ siteUrl, pagesWithPicture }: Site, path: string): string {
  return siteUrl + nearestPicturePath(path.replace(/\?.*/s, ''), pagesWithPicture);
}
