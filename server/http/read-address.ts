import { dropControls } from '#app/kernel/clean-text.ts';

interface Address {
  readonly url: URL;
  readonly hasDropped: boolean;
}

/** Parses a request's address without control characters; undefined when it is not valid. */
export function readAddress(target: string, origin: string): Address | undefined {
  if (!target.startsWith('/')) return undefined;
  try {
    const sent = new URL(target, origin);
    const url = withoutControls(sent);
    // The parser takes "//host/path" and "/\\host/path" for another origin.
    return url.origin === origin ? { url, hasDropped: url !== sent } : undefined;
  } catch {
    return undefined;
  }
}

/** @throws URIError when the path is not UTF-8 */
function withoutControls(url: URL): URL {
  // Control characters are always percent-encoded.
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

function inOneLine(text: string): string {
  return dropControls(text).replace(/[\t\n\r]/g, '');
}
