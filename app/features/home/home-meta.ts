import type { MetaDescriptor } from 'react-router';
import { editionFacts } from '#app/site/edition.ts';
import { pictureOf, shareTags } from '#app/site/page-meta.ts';
import type { Site } from '#app/site/use-site.ts';
import { schemaOrg, type LinkedData } from '#app/kernel/linked-data.ts';

/** Title, description and the pair of addresses that tell search engines the editions apart. */
export function homeMeta(site: Site): MetaDescriptor[] {
  const { identity, edition, siteUrl } = site;
  const title =
    edition === 'NG'
      ? `${identity.name}: health insurance in Nigeria`
      : `${identity.name}: health insurance for family in Nigeria`;
  const description =
    edition === 'NG'
      ? `${identity.tagline} Compare plans for one person, a family, a company or an association, and find a hospital near you.`
      : `${identity.tagline} Buy health insurance for your family in Nigeria from wherever you live.`;
  const { NG, DG } = editionFacts;
  const path = editionFacts[edition].homePath;
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: siteUrl + path },
    { tagName: 'link', rel: 'alternate', hrefLang: NG.language, href: siteUrl + NG.homePath },
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: siteUrl + DG.homePath },
    ...shareTags(site, { title, description, path }),
    { 'script:ld+json': insurerData(site, pictureOf(site, path)) },
  ];
}

/** Describes the insurer to search engines; must fit the one round trip of a home page. */
function insurerData({ identity, siteUrl }: Site, picture: string): LinkedData {
  const { name, legalName, tagline, email, phones, headOffice, social } = identity;
  return {
    '@context': schemaOrg,
    '@graph': [
      {
        '@type': 'InsuranceAgency',
        name,
        legalName,
        url: `${siteUrl}/`,
        image: picture,
        description: tagline,
        email,
        telephone: phones.international,
        address: {
          '@type': 'PostalAddress',
          streetAddress: headOffice.street,
          addressLocality: headOffice.city,
          addressCountry: 'NG',
        },
        areaServed: headOffice.country,
        sameAs: social.map(({ link }) => link),
      },
      {
        '@type': 'WebSite',
        name,
        url: `${siteUrl}/`,
        potentialAction: {
          '@type': 'SearchAction',
          target: `${siteUrl}/search?q={q}`,
          'query-input': 'required name=q',
        },
      },
    ],
  };
}
