const oneYearSeconds = 365 * 24 * 60 * 60;

/** A cookie that keeps a visitor's choice for a year, as Set-Cookie and `document.cookie` take it. */
export function choiceCookie(name: string, value: string): string {
  return `${name}=${value}; Path=/; Max-Age=${oneYearSeconds}; SameSite=Lax`;
}
