/**
 * An address with a parameter that no page reads, too long for the page cache: the server need not
 * pack tightly what nobody asks for again, and a walk through all pages takes a tenth of the time.
 */
export function uncached(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}unread=${'x'.repeat(200)}`;
}
