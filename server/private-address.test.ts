import { expect, it } from 'vitest';
import { isPrivateAddress } from './ip-address.ts';

it.each([
  '127.0.0.1',
  '10.0.0.1',
  '172.31.255.255',
  '192.168.1.10',
  '169.254.1.1',
  '100.64.0.1',
  '0.0.0.0',
  '192.0.0.8',
  '255.255.255.255',
  '::',
  '::1',
  'fc00::1',
  'fe80::1',
  '::ffff:10.0.0.1',
])('%s never leaves a machine or a local network', (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

const noAddresses = ['', 'unknown', '102.89.23', '102.89.23.45:443', '[::1]'];
it.each(noAddresses)('"%s" is no address, so nothing can be known of it', (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

it.each([
  '102.89.23.45',
  '172.15.255.255',
  '172.32.0.1',
  '192.169.0.1',
  '100.128.0.1',
  '2a00:23c4::1',
  '::ffff:81.2.69.142',
])('%s is public', (address) => {
  expect(isPrivateAddress(address)).toBe(false);
});
