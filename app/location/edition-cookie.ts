import { choiceCookie } from './choice-cookie.ts';
import type { Edition } from './edition.ts';

/** The cookie by which the server knows the visitor's own choice. */
export function editionCookie(choice: Edition): string {
  return choiceCookie('edition', choice);
}
