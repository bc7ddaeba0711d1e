import { ask } from './ask.ts';

/** Addresses whose country the packaged database knows, or does not. */
export const nigerianAddress = '102.89.23.45';
export const britishAddress = '81.2.69.142';
export const unknownAddress = '203.0.113.7';

/** Asks as a reverse proxy would that passes on a visitor's address. */
export function askFrom(
  site: { readonly address: string },
  visitor: string,
  path = '/',
  headers: Record<string, string> = {},
) {
  return ask(site.address, path, { headers: { 'x-forwarded-for': visitor, ...headers } });
}

/** Which home page this is, by the first words of one and a button of the other. */
export function homeOf(html: string): 'NG' | 'DG' | 'both' | 'neither' {
  const isNigerian = html.includes('Your Partner For...');
  const isGlobal = html.includes('Watch Presentation');
  if (isNigerian) return isGlobal ? 'both' : 'NG';
  return isGlobal ? 'DG' : 'neither';
}
