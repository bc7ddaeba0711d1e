import { parseEdition, type Edition } from '#app/location/edition.ts';

/** What the cookie header says of the visitor's own choice. */
export interface EditionChoice {
  readonly edition: Edition | undefined;
  /** The cookie is there with a value that means nothing: it is to be replaced. */
  readonly isInvalid: boolean;
}

const none: EditionChoice = { edition: undefined, isInvalid: false };

/** Reads the `edition` cookie from a Cookie header. */
export function readEditionCookie(header: string | undefined): EditionChoice {
  const value = header?.match(/(?:^|;\s*)edition=([^;]*)/)?.[1];
  if (value === undefined) return none;
  const edition = parseEdition(value.trim());
  return { edition, isInvalid: edition === undefined };
}
