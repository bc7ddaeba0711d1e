import type { IncomingMessage } from 'node:http';
import { draftCookieName } from '#app/features/buying/enrolment/draft/order-drafts.ports.ts';
import { editionCookie } from '#app/site/choice-cookies.ts';
import { editionOfCountry, parseEdition, type Edition } from '#app/site/edition.ts';

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

/** Every cookie that the server reads; deploy/nginx.conf caches by each of them. */
export const cookiesRead = ['edition', 'data-saver', draftCookieName] as const;

type CookieName = (typeof cookiesRead)[number];

const patterns = Object.fromEntries(
  cookiesRead.map((name) => [name, new RegExp(`(?:^|;\\s*)${name}=([^;]*)`)]),
) as Record<CookieName, RegExp>;

function readCookie({ headers }: IncomingMessage, name: CookieName): string | undefined {
  return headers.cookie?.match(patterns[name])?.[1]?.trim();
}

interface EditionChoice {
  readonly edition: Edition | undefined;
  /** True when the cookie has an unknown value and should be replaced. */
  readonly isInvalid: boolean;
}

/** Reads the `edition` cookie of a request. */
export function readEditionCookie(request: IncomingMessage): EditionChoice {
  const value = readCookie(request, 'edition');
  const edition = value === undefined ? undefined : parseEdition(value);
  return { edition, isInvalid: value !== undefined && edition === undefined };
}

/** Tells whether the visitor fills in an order: the pages of the checkout are then theirs alone. */
export function hasOrder(request: IncomingMessage): boolean {
  return readCookie(request, draftCookieName) !== undefined;
}

/** Reads whether to save data: the site's own switch, else the browser's header. */
export function wantsDataSaver(request: IncomingMessage): boolean {
  const choice = readCookie(request, 'data-saver');
  if (choice === 'on' || choice === 'off') return choice === 'on';
  return String(request.headers['save-data'] ?? '').toLowerCase() === 'on';
}
