/** The line above a copy, in the colours of the page's own tokens. */
const style = `html[data-saved]::before{display:block;padding:.5rem var(--gutter);background:var(--sun);color:var(--on-sun);font:600 var(--s0)/1.5 var(--body);content:'Saved copy from ' attr(data-saved) '. You seem to be offline: prices and details may have changed since.'}`;

interface MarkedPage {
  readonly html: string;
  readonly policy: string;
}

/**
 * Writes into a page of when it is. By an attribute and a style, which stand before any script has
 * run and which scripts leave as they are; the page's policy gets the style's hash.
 */
export async function markAsCopy(
  html: string,
  policy: string,
  savedAt: string,
): Promise<MarkedPage> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return {
    html: html
      .replace('<html ', `<html data-saved="${savedAt}" `)
      .replace('</head>', `<style>${style}</style></head>`),
    policy: policy.replace("style-src 'self'", `style-src 'self' 'sha256-${hash}'`),
  };
}
