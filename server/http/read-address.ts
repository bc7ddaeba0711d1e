import { dropControls } from '#app/kernel/text/drop-controls.ts';

interface Address {
  readonly url: URL;
  /** Whether control characters were dropped. */
  readonly hasDropped: boolean;
}

/**
 * Reads the address of a request on our own origin, without its control characters.
 * @returns undefined when it is not a valid address
 */
export function readAddress(target: string, origin: string): Address | undefined {
  if (!target.startsWith('/')) return undefined;
  try {
    const sent = new URL(target, origin);
    const url = withoutControls(sent);
    // A parser takes "//host/path", and "/\\host/path" too, for another origin.
    return url.origin === origin ? { url, hasDropped: url !== sent } : undefined;
  } catch {
    return undefined;
  }
}

/** @throws URIError when the path is not UTF-8 */
function withoutControls(url: URL): URL {
  // They are always encoded, and most addresses have nothing encoded.
  if (!url.href.includes('%')) return url;
  const path = url.pathname.split('/').map(cleanSegment).join('/');
  const query = cleanQuery(url.search);
  return path === url.pathname && query === url.search ? url : new URL(path + query, url);
}

function cleanSegment(segment: string): string {
  const text = decodeURIComponent(segment);
  const clean = inOneLine(text);
  return clean === text ? segment : encodeURIComponent(clean);
}

function cleanQuery(search: string): string {
  const pairs = [...new URLSearchParams(search)];
  const clean = pairs.map((pair) => pair.map(inOneLine));
  const isClean = clean.every((pair, at) => pair.every((text, part) => text === pairs[at]?.[part]));
  return isClean ? search : `?${new URLSearchParams(clean)}`;
}

/** An address has no lines. */
function inOneLine(text: string): string {
  return dropControls(text).replace(/[\t\n\r]/g, '');
}
