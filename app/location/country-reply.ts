/** Reads the answer of GET /api/location; throws when it names no country. */
export function parseCountryReply(reply: unknown): string {
  if (typeof reply === 'object' && reply !== null && 'country' in reply) {
    const { country } = reply;
    if (typeof country === 'string' && /^[A-Z]{2}$/.test(country)) return country;
  }
  throw new Error('The location service named no country');
}
