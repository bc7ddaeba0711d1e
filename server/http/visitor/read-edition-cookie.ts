import type { IncomingMessage } from 'node:http';
import { parseEdition, type Edition } from '#app/location/edition.ts';
import { readCookie } from './read-cookie.ts';

/** What the cookie header says of the visitor's own choice. */
export interface EditionChoice {
  readonly edition: Edition | undefined;
  /** The cookie is there with a value that means nothing: it is to be replaced. */
  readonly isInvalid: boolean;
}

const none: EditionChoice = { edition: undefined, isInvalid: false };

/** Reads the `edition` cookie of a request. */
export function readEditionCookie(request: IncomingMessage): EditionChoice {
  const value = readCookie(request, 'edition');
  if (value === undefined) return none;
  const edition = parseEdition(value);
  return { edition, isInvalid: edition === undefined };
}
