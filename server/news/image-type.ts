const marks: readonly (readonly [type: string, mark: RegExp])[] = [
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG\r\n\x1a\n/],
  ['image/gif', /^GIF8[79]a/],
  ['image/webp', /^RIFF[^]{4}WEBP/],
  ['image/avif', /^[^]{4}ftypavi[fs]/],
];

/**
 * What kind of picture some bytes are, by how they begin; undefined for everything that is not a
 * picture of pixels. SVG is none: it may carry scripts.
 */
export function findImageType(bytes: Buffer): string | undefined {
  const start = bytes.subarray(0, 16).toString('latin1');
  return marks.find(([, mark]) => mark.test(start))?.[0];
}
