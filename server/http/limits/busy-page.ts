/** The page for visitors when the site is overloaded: plain, so that it costs nothing. */
export function busyPage(siteName: string): string {
  const name = siteName.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return (
    '<!doctype html><html lang="en-NG"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<meta name="color-scheme" content="light dark"><title>Please try again | ${name}</title></head>` +
    '<body><main><h1>The site is very busy right now</h1>' +
    '<p>We couldn’t open this page in time. Wait a few seconds, then reload it.</p>' +
    '<p>If you filled in a form, go back. Your answers should still be there.</p></main></body></html>'
  );
}
