/** What a visitor sees for whom there is no time: as plain as can be, made without any work. */
export function busyPage(siteName: string): string {
  const name = siteName.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return (
    '<!doctype html><html lang="en-NG"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<meta name="color-scheme" content="light dark"><title>Please try again | ${name}</title></head>` +
    '<body><main><h1>Many people are here just now</h1>' +
    '<p>We could not open this page in time. Please wait a few seconds and load it again.</p>' +
    '<p>If you filled in a form, go back: what you typed should still be there.</p></main></body></html>'
  );
}
