const anyOrigin = 'http://own.invalid';

/** Finds a safe path of this site to redirect to; undefined for "//host", "\" or dots. */
export function findOwnPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.startsWith('/') || value.length > 2000) return undefined;
  if (!URL.canParse(value, anyOrigin)) return undefined;
  const { origin, pathname, search } = new URL(value, anyOrigin);
  return origin === anyOrigin && !pathname.startsWith('//') ? pathname + search : undefined;
}
