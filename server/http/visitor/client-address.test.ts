import { describe, expect, it } from 'vitest';
import { parseSettings } from '#server/settings.ts';
import { requestFrom } from '../../../tests/support/request-from.ts';
import { clientAddressReader } from './client-address.ts';

function read(trustProxy: string, peer: string, forwardedFor?: string) {
  const reader = clientAddressReader(parseSettings({ TRUST_PROXY: trustProxy }).TRUST_PROXY);
  return reader(
    requestFrom(peer, forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor }),
  );
}

describe('with no trusted proxy', () => {
  it('is the address of the connection', () => {
    expect(read('', '81.2.69.142')).toEqual({ address: '81.2.69.142', isFromTrustedProxy: false });
  });

  it.each(['81.2.69.142', '127.0.0.1', '::1'])('a spoofed header from %s is ignored', (peer) => {
    expect(read('', peer, '102.89.23.45')).toEqual({ address: peer, isFromTrustedProxy: false });
  });
});

it.each([
  ['what the nearest proxy saw', '1', '6.6.6.6, 81.2.69.142', '81.2.69.142'],
  ['what the second proxy saw', '2', '6.6.6.6, 102.89.23.45, 10.0.0.2', '102.89.23.45'],
  ['the first of a list that is shorter', '5', '102.89.23.45, 10.0.0.2', '102.89.23.45'],
  ['the proxy itself when it says nothing', '1', undefined, '10.0.0.1'],
])('with a number of hops is %s', (_what, hops, forwardedFor, address) => {
  expect(read(hops, '10.0.0.1', forwardedFor)).toEqual({ address, isFromTrustedProxy: true });
});

describe('with ranges', () => {
  const ranges = '127.0.0.1, 10.0.0.0/8, fd00::/8';

  const trusted = ['127.0.0.1', '::ffff:127.0.0.1', '10.200.0.9', 'fd00::9'];
  it.each(trusted)('the header counts from %s', (peer) => {
    const address = '102.89.23.45';
    expect(read(ranges, peer, address)).toEqual({ address, isFromTrustedProxy: true });
  });

  const others = ['127.0.0.2', '11.0.0.1', '::1', '81.2.69.142'];
  it.each(others)('the header is ignored from %s', (address) => {
    const ignored = { address, isFromTrustedProxy: false };
    expect(read(ranges, address, '102.89.23.45')).toEqual(ignored);
  });

  it.each([
    ['[2a00:23c4::1]:443', '2a00:23c4::1'],
    ['2a00:23c4::1', '2a00:23c4::1'],
    ['[::ffff:81.2.69.142]:80', '81.2.69.142'],
    [' , 81.2.69.142:1, ', '81.2.69.142'],
    ['6.6.6.6, 81.2.69.142:5, 10.0.0.3:443, [fd00::1]:8080', '81.2.69.142'],
  ])('an entry like "%s" is %s', (forwardedFor, address) => {
    expect(read(ranges, '10.0.0.1', forwardedFor).address).toBe(address);
  });
});

it('is empty when the connection is already gone', () => {
  expect(read('', '').address).toBe('');
});
