import type { IncomingMessage } from 'node:http';
import { editionCookie } from '#app/site/choice-cookies.ts';
import { editionOfCountry, parseEdition, type Edition } from '#app/site/edition.ts';
import { readCookie } from './cookies.ts';

export interface ResolvedEdition {
  readonly edition: Edition;
  /** Header name and value pairs to add to the response. */
  readonly extraHeaders: readonly string[];
}

type FindCountry = (request: IncomingMessage) => string | Promise<string>;

/** Resolves the edition: the visitor's own choice, then the country. */
export function resolveEdition(
  request: IncomingMessage,
  findCountry: FindCountry,
): ResolvedEdition | Promise<ResolvedEdition> {
  const choice = readEditionCookie(request);
  if (choice.edition) return { edition: choice.edition, extraHeaders: [] };
  const country = findCountry(request);
  if (typeof country === 'string') return editionOf(country, choice.isInvalid);
  return country.then((found) => editionOf(found, choice.isInvalid));
}

function editionOf(country: string, replacesCookie: boolean): ResolvedEdition {
  const edition = editionOfCountry(country);
  return { edition, extraHeaders: replacesCookie ? ['set-cookie', editionCookie(edition)] : [] };
}

/** A redirect that sets the edition cookie and removes `?edition=` from the address. */
export interface EditionSwitch {
  readonly location: string;
  readonly cookie: string;
}

/** Finds the switch in a link of the country switcher, which works without JavaScript. */
export function findEditionSwitch(url: URL): EditionSwitch | undefined {
  const edition = parseEdition(url.searchParams.get('edition'));
  if (!edition) return undefined;
  const rest = new URLSearchParams(url.searchParams);
  rest.delete('edition');
  const query = rest.size > 0 ? `?${rest}` : '';
  // "//host" would redirect to another site.
  return { location: url.pathname.replace(/^\/+/, '/') + query, cookie: editionCookie(edition) };
}

/** Reads the `edition` cookie of a request; one with an unknown value should be replaced. */
export function readEditionCookie(request: IncomingMessage) {
  const value = readCookie(request, 'edition');
  const edition = value === undefined ? undefined : parseEdition(value);
  return { edition, isInvalid: value !== undefined && edition === undefined };
}
