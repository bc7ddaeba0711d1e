const anyOrigin = 'http://own.invalid';

/**
 * A path of this site as it may stand in a redirect; undefined for whatever would lead elsewhere,
 * be it by "//host", a backslash or dots.
 */
export function findOwnPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.startsWith('/') || value.length > 2000) return undefined;
  if (!URL.canParse(value, anyOrigin)) return undefined;
  const { origin, pathname, search } = new URL(value, anyOrigin);
  return origin === anyOrigin && !pathname.startsWith('//') ? pathname + search : undefined;
}
