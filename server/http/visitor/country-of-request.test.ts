import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, it } from 'vitest';
import { requestFrom } from '../../../tests/support/request-from.ts';
import { countryOfRequest } from './country-of-request.ts';

const nigerian = '102.89.23.45';
const british = '81.2.69.142';
const unknown = '203.0.113.7';

/** A site behind a trusted proxy, with a database that knows two addresses. */
function site(options: { geolocation?: string; countryHeader?: string } = {}) {
  const asked: string[] = [];
  const known = new Map([
    [nigerian, 'NG'],
    [british, 'GB'],
  ]);
  const { geolocation } = options;
  const ask = (
    headers: IncomingHttpHeaders,
    client: { address: string; isFromTrustedProxy?: boolean },
  ) =>
    countryOfRequest(requestFrom(client.address, headers), {
      countryHeader: options.countryHeader,
      database: { madeOn: '2026-06-17', findCountry: (address) => known.get(address) },
      geolocation: geolocation
        ? {
            findCountry(address) {
              asked.push(address);
              return Promise.resolve(geolocation === 'fails' ? undefined : geolocation);
            },
          }
        : undefined,
      readClientAddress: () => ({ isFromTrustedProxy: true, ...client }),
    });
  return { ask, asked };
}

describe('the trusted header', () => {
  const { ask } = site({ countryHeader: 'cf-ipcountry' });

  it('goes before the database, and before an address being a private one', () => {
    expect(ask({ 'cf-ipcountry': 'ng' }, { address: british })).toBe('NG');
    expect(ask({ 'cf-ipcountry': 'GB' }, { address: '10.0.0.1' })).toBe('GB');
  });

  it('counts for nothing when no trusted proxy sent it', () => {
    const client = { address: british, isFromTrustedProxy: false };
    expect(ask({ 'cf-ipcountry': 'NG' }, client)).toBe('GB');
  });

  it.each(['XX', 'xx', 'T1', '', 'N', 'NGA', 'N G', '<b>'])('%j says nothing', (value) => {
    expect(ask({ 'cf-ipcountry': value }, { address: british })).toBe('GB');
  });

  it('is not looked for under a name that the operator did not give', () => {
    expect(site().ask({ 'cf-ipcountry': 'NG' }, { address: british })).toBe('GB');
  });
});

it('the database answers at once, without asking the service', () => {
  const { ask, asked } = site({ geolocation: 'FR' });
  expect(ask({}, { address: nigerian })).toBe('NG');
  expect(ask({}, { address: british })).toBe('GB');
  expect(asked).toEqual([]);
});

describe('the geolocation service', () => {
  it('is asked when the database does not know the address', async () => {
    const { ask, asked } = site({ geolocation: 'FR' });
    await expect(ask({}, { address: unknown })).resolves.toBe('FR');
    expect(asked).toEqual([unknown]);
  });

  it('leaves Nigeria when it fails', async () => {
    await expect(site({ geolocation: 'fails' }).ask({}, { address: unknown })).resolves.toBe('NG');
  });

  it('never hears of a private address or none, which are Nigeria', () => {
    const { ask, asked } = site({ geolocation: 'FR' });
    expect(['10.1.2.3', ''].map((address) => ask({}, { address }))).toEqual(['NG', 'NG']);
    expect(asked).toEqual([]);
  });
});
