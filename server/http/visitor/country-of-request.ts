import type { IncomingMessage } from 'node:http';
import type { CountryDatabase } from '#server/country/country-database.ts';
import { isPrivateAddress } from '#server/ip-address.ts';
import type { Geolocation } from '#server/upstream/geolocation/geolocation.ts';
import type { ClientAddress } from './client-address.ts';

interface CountrySources {
  readonly countryHeader: string | undefined;
  readonly database: CountryDatabase;
  readonly geolocation: Geolocation | undefined;
  readonly readClientAddress: (request: IncomingMessage) => ClientAddress;
}

/** The default when nothing else is known (specification, section 4). */
const defaultCountry = 'NG';

/** Finds the country; a promise only for the service, so that a cached page never waits. */
export function countryOfRequest(
  request: IncomingMessage,
  sources: CountrySources,
): string | Promise<string> {
  const client = sources.readClientAddress(request);
  const fromHeader = client.isFromTrustedProxy ? headerCountry(request, sources) : undefined;
  if (fromHeader) return fromHeader;
  if (isPrivateAddress(client.address)) return defaultCountry;
  const known = sources.database.findCountry(client.address);
  if (known) return known;
  if (!sources.geolocation) return defaultCountry;
  return sources.geolocation
    .findCountry(client.address)
    .then((country) => country ?? defaultCountry);
}

function headerCountry(request: IncomingMessage, sources: CountrySources): string | undefined {
  if (!sources.countryHeader) return undefined;
  const value = request.headers[sources.countryHeader];
  if (typeof value !== 'string' || !/^[A-Za-z]{2}$/.test(value)) return undefined;
  const country = value.toUpperCase();
  // CDNs write XX for an unknown address and T1 or A1 for anonymising networks.
  return country === 'XX' ? undefined : country;
}
