import type { MetaDescriptor } from 'react-router';
import { faqPageData, type AnsweredQuestion } from '#app/kernel/linked-data/faq-page-data.ts';
import { trailData, type TrailStep } from '#app/kernel/linked-data/trail-data.ts';
import { editionFacts } from './edition.ts';
import { shareTags, type SharedPage } from './share-tags.ts';
import type { Site } from './use-site.ts';

interface PageHeading extends SharedPage {
  /** The page between this one and the home page, where there is one. */
  readonly above?: TrailStep;
  /** The questions that the page answers. */
  readonly questions?: readonly AnsweredQuestion[];
  /** False keeps the page out of search engines. */
  readonly isListed?: boolean;
}

/** A page's `meta`: how browsers, search engines and shared links present it. */
export function pageMeta(site: Site, page: PageHeading): MetaDescriptor[] {
  const { title, description, path, isListed = true } = page;
  return [
    { title: `${title} | ${site.identity.name}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: site.siteUrl + path },
    ...(isListed
      ? [...shareTags(site, page), ...structuredData(site, page)]
      : [{ name: 'robots', content: 'noindex' }]),
  ];
}

function structuredData({ edition, siteUrl }: Site, page: PageHeading): MetaDescriptor[] {
  const { title, path, above, questions = [] } = page;
  const home = { path: editionFacts[edition].homePath, name: 'Home' };
  const own = { path: path.replace(/\?.*$/, ''), name: title };
  const steps = [home, ...(above ? [above] : []), own];
  return [
    { 'script:ld+json': trailData(steps, siteUrl) },
    ...(questions.length > 0 ? [{ 'script:ld+json': faqPageData(questions) }] : []),
  ];
}
