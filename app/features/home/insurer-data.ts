import type { Identity } from '#app/location/identity.ports.ts';
import { schemaOrg, type LinkedData } from '#app/kernel/linked-data/linked-data.ts';

interface Insurer {
  readonly identity: Identity;
  readonly siteUrl: string;
  /** Address of a picture of it. */
  readonly picture: string;
}

/**
 * Who the insurer is and where its site is searched, as search engines read it. Stands on the home
 * pages, which must arrive in one round trip: what the page says anyway costs next to nothing here.
 */
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
