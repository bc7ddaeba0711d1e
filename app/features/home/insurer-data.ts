import type { Identity } from '#app/site/identity.types.ts';
import { schemaOrg, type LinkedData } from '#app/kernel/linked-data.ts';

interface Insurer {
  readonly identity: Identity;
  readonly siteUrl: string;
  readonly picture: string;
}

/** Describes the insurer to search engines; must fit the one round trip of a home page. */
export function insurerData({ identity, siteUrl, picture }: Insurer): LinkedData {
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
