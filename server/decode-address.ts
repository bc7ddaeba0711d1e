/** Decodes a part of an address; what is not well encoded stays as it is. */
export function decodeAddress(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}
