import type { Edition } from './edition.ts';

const oneYearS = 31_536_000;

/** The cookie by which the server knows the visitor's own choice, as `document.cookie` takes it. */
export function editionCookie(choice: Edition): string {
  return `edition=${choice}; Path=/; SameSite=Lax; Max-Age=${oneYearS}`;
}
