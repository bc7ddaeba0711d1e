import { dropControls } from '#app/kernel/text/drop-controls.ts';

interface Address {
  readonly url: URL;
  /** Whether it held control characters. */
  readonly hasDropped: boolean;
}

/**
 * The address that is asked for, on our own origin, as if nobody had typed control characters.
 * @returns undefined when it cannot be one
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

/** @throws URIError when the path is no UTF-8 */
function withoutControls(url: URL): URL {
  // Only what is encoded can hold them, and most addresses hold nothing that is.
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
