/** First bytes, in hexadecimal. */
const marks: readonly (readonly [type: string, mark: RegExp])[] = [
  ['image/jpeg', /^ffd8ff/],
  ['image/png', /^89504e470d0a1a0a/],
  ['image/gif', /^474946383[79]61/],
  ['image/webp', /^52494646.{8}57454250/],
  ['image/avif', /^.{8}667479706176(6966|6973)/],
];

/**
 * What kind of picture some bytes are, by how they begin; undefined for everything that is not a
 * picture of pixels. SVG is none: it may carry scripts.
 */
export function findImageType(bytes: Buffer): string | undefined {
  const start = bytes.subarray(0, 16).toString('hex');
  return marks.find(([, mark]) => mark.test(start))?.[0];
}
