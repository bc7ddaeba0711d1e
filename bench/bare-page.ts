import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { serve } from '../tests/support/serve.ts';
import { getSentPage } from './sent-page.ts';

/** Serves the least that a page with these words can be: no script, style, picture or font. */
export async function serveBare(url: string, headers: Readonly<Record<string, string>>) {
  const { body } = await getSentPage(url, headers);
  const bare = brotliCompressSync(bareHtml(brotliDecompressSync(body).toString()));
  return serve((request, response) => {
    if (request.url !== '/') return void response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'content-length': bare.length,
    });
    response.end(bare);
  });
}

function bareHtml(html: string): string {
  const title = /<title>[^<]*<\/title>/.exec(html)?.[0] ?? '';
  const body = (/<body[^>]*>([^]*)<\/body>/.exec(html)?.[1] ?? '')
    .replace(/<(script|style|template|dialog|svg|picture|video)\b[^]*?<\/\1>/g, '')
    .replace(/<(?:link|img|source)\b[^>]*>|<!--[^]*?-->/g, '')
    .replace(/ (?:class|id|data-[\w-]+|aria-[\w-]+|tool\w+)="[^"]*"/g, '');
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    `<meta name="viewport" content="width=device-width">${title}</head><body>${body}</body></html>`
  );
}
