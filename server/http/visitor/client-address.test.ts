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

describe('with a number of hops', () => {
  it('is what the nearest proxy saw, whatever the visitor wrote before it', () => {
    expect(read('1', '10.0.0.1', '102.89.23.45, 81.2.69.142')).toEqual({
      address: '81.2.69.142',
      isFromTrustedProxy: true,
    });
  });

  it('is what the second proxy saw', () => {
    expect(read('2', '10.0.0.1', '6.6.6.6, 102.89.23.45, 10.0.0.2').address).toBe('102.89.23.45');
  });

  it('is the first of a list that is shorter than the hops', () => {
    expect(read('5', '10.0.0.1', '102.89.23.45, 10.0.0.2').address).toBe('102.89.23.45');
  });

  it('is the proxy itself when it says nothing', () => {
    expect(read('1', '10.0.0.1').address).toBe('10.0.0.1');
  });
});

describe('with ranges', () => {
  const ranges = '127.0.0.1, 10.0.0.0/8, fd00::/8';

  it.each(['127.0.0.1', '::ffff:127.0.0.1', '10.200.0.9', 'fd00::9'])(
    'the header counts from %s',
    (peer) => {
      expect(read(ranges, peer, '102.89.23.45')).toEqual({
        address: '102.89.23.45',
        isFromTrustedProxy: true,
      });
    },
  );

  it.each(['127.0.0.2', '11.0.0.1', '::1', '81.2.69.142'])(
    'the header is ignored from %s',
    (peer) => {
      expect(read(ranges, peer, '102.89.23.45')).toEqual({
        address: peer,
        isFromTrustedProxy: false,
      });
    },
  );

  it('is the first address from the right that is no trusted proxy', () => {
    expect(read(ranges, '10.0.0.1', '6.6.6.6, 102.89.23.45, 10.0.0.3, 10.0.0.2').address).toBe(
      '102.89.23.45',
    );
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
