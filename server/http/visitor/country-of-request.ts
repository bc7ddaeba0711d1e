import type { IncomingMessage } from 'node:http';
import type { CountryDatabase } from '#server/country/country-database.ts';
import type { Geolocation } from '#server/upstream/geolocation/geolocation.ts';
import type { ClientAddress } from './client-address.ts';
import { isPrivateAddress } from './private-address.ts';

interface CountrySources {
  readonly countryHeader: string | undefined;
  readonly database: CountryDatabase;
  readonly geolocation: Geolocation | undefined;
  readonly readClientAddress: (request: IncomingMessage) => ClientAddress;
}

/** Where nothing tells otherwise the visitor is taken to be in Nigeria (specification, section 4). */
export const defaultCountry = 'NG';

/**
 * The country of a visitor, in the contract's order: trusted header, embedded database,
 * geolocation service, otherwise Nigeria. A plain value, not a promise, unless the service has to
 * be asked: a cached page must not wait for a microtask.
 */
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
