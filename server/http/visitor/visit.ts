import type { IncomingMessage } from 'node:http';
import { editionOfCountry, parseEdition, type Edition } from '#app/location/edition.ts';
import { editionCookie } from '#app/location/edition-cookie.ts';
import { readEditionCookie } from './read-edition-cookie.ts';

/** What the first look at a request decides about its sender. */
export interface Visit {
  readonly edition: Edition;
  /** Header name and value pairs to add to the answer. */
  readonly extraHeaders: readonly string[];
}

type FindCountry = (request: IncomingMessage) => string | Promise<string>;

/** The edition of a request in the contract's order: own choice, then country. */
export function visitOf(
  request: IncomingMessage,
  findCountry: FindCountry,
): Visit | Promise<Visit> {
  const choice = readEditionCookie(request);
  if (choice.edition) return { edition: choice.edition, extraHeaders: [] };
  const country = findCountry(request);
  if (typeof country === 'string') return visitFrom(country, choice.isInvalid);
  return country.then((found) => visitFrom(found, choice.isInvalid));
}

function visitFrom(country: string, replacesCookie: boolean): Visit {
  const edition = editionOfCountry(country);
  return { edition, extraHeaders: replacesCookie ? ['set-cookie', editionCookie(edition)] : [] };
}

/** The switch `?edition=NG`: keeps the choice and leads to the same address without it. */
export interface EditionSwitch {
  readonly location: string;
  readonly cookie: string;
}

/** Recognises the country switcher's links, which work without JavaScript. */
export function findEditionSwitch(url: URL): EditionSwitch | undefined {
  const edition = parseEdition(url.searchParams.get('edition'));
  if (!edition) return undefined;
  const rest = new URLSearchParams(url.searchParams);
  rest.delete('edition');
  const query = rest.size > 0 ? `?${rest}` : '';
  // One slash only: "//host" would lead away from the site.
  return { location: url.pathname.replace(/^\/+/, '/') + query, cookie: editionCookie(edition) };
}
