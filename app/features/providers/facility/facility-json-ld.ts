import type { Facility, FacilitySummary } from '../directory/facility.types.ts';
import { facilityTypes } from '../directory/facility-types.ts';
import { schemaOrg, type LinkedData } from '#app/kernel/linked-data.ts';
import { internationalPhone } from '#app/site/contact/phones.ts';

/** A facility in the words of schema.org, for search engines. */
export function facilityJsonLd(
  facility: Facility,
  summary: FacilitySummary,
  siteUrl: string,
): LinkedData {
  const { place, phone, opening } = facility;
  return {
    '@context': schemaOrg,
    '@type': facilityTypes[facility.type].schemaType,
    '@id': siteUrl + summary.path,
    url: siteUrl + summary.path,
    name: facility.name,
    address: {
      '@type': 'PostalAddress',
      ...(facility.address !== '' && { streetAddress: facility.address }),
      ...(summary.lga !== null && { addressLocality: summary.lga }),
      addressRegion: summary.state,
      addressCountry: 'NG',
    },
    ...(place && { geo: { '@type': 'GeoCoordinates', ...place } }),
    ...(phone && { telephone: internationalPhone(phone) }),
    ...(opening && { openingHours: openingHours(opening) }),
  };
}

function openingHours(opening: string): readonly string[] {
  if (opening === '24/7') return ['Mo-Su 00:00-24:00'];
  return opening
    .split(';')
    .map((rule) => rule.trim())
    .filter((rule) => !rule.endsWith(' off'));
}
