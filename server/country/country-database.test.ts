import { describe, expect, it } from 'vitest';
import { SettingError } from '#server/settings.ts';
import { openCountryDatabase } from './country-database.ts';

describe('the packaged country database', () => {
  it.each([
    ['102.89.23.45', 'NG'], // Airtel Nigeria
    ['2c0f:f5c0::1', 'NG'],
    ['81.2.69.142', 'GB'],
    ['::ffff:102.89.23.45', 'NG'],
    ['::FFFF:81.2.69.142', 'GB'],
  ])('finds %s in %s', async (address, country) => {
    const database = await openCountryDatabase(undefined);
    expect(database.findCountry(address)).toBe(country);
  });

  // The first is for documentation (RFC 5737).
  it.each(['203.0.113.7', '127.0.0.1', 'nonsense', ''])('does not know "%s"', async (address) => {
    const database = await openCountryDatabase(undefined);
    expect(database.findCountry(address)).toBeUndefined();
  });
});

it.each([
  ['is not there', '/nowhere/country.mmdb'],
  ['is something else', 'package.json'],
])('a country database that %s stops the start and names COUNTRY_DB', async (_what, file) => {
  const opening = openCountryDatabase(file);
  await expect(opening).rejects.toThrow(SettingError);
  await expect(opening).rejects.toThrow(`COUNTRY_DB: cannot read the country database ${file} (`);
});
