import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

  it.each([
    '203.0.113.7', // RFC 3849, for documentation
    '127.0.0.1',
    'nonsense',
    '',
  ])('does not know "%s"', async (address) => {
    const database = await openCountryDatabase(undefined);
    expect(database.findCountry(address)).toBeUndefined();
  });
});

describe('a file that is no country database stops the start and names COUNTRY_DB', () => {
  it('when it is not there', async () => {
    const opening = openCountryDatabase('/nowhere/country.mmdb');
    await expect(opening).rejects.toThrow(SettingError);
    await expect(opening).rejects.toThrow(
      /^COUNTRY_DB: cannot read the country database \/nowhere\/country\.mmdb \(ENOENT.*\)$/,
    );
  });

  it('when it holds something else', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'country-'));
    const file = join(folder, 'country.mmdb');
    await writeFile(file, 'start,end,country\n');
    const opening = openCountryDatabase(file);
    await expect(opening).rejects.toThrow(SettingError);
    await expect(opening).rejects.toThrow(`COUNTRY_DB: cannot read the country database ${file} (`);
    await rm(folder, { recursive: true });
  });
});
