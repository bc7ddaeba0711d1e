/** Magic bytes, in hexadecimal. */
const signatures: readonly (readonly [type: string, signature: RegExp])[] = [
  ['image/jpeg', /^ffd8ff/],
  ['image/png', /^89504e470d0a1a0a/],
  ['image/gif', /^474946383[79]61/],
  ['image/webp', /^52494646.{8}57454250/],
  ['image/avif', /^.{8}667479706176(6966|6973)/],
];

/** Detects a raster picture by its first bytes; undefined for others: SVG may contain scripts. */
export function findImageType(bytes: Buffer): string | undefined {
  const start = bytes.subarray(0, 16).toString('hex');
  return signatures.find(([, signature]) => signature.test(start))?.[0];
}
