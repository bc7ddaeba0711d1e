import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { getSentPage } from './sent-page.ts';

/** A page with the words of another and nothing else. */
interface BarePage extends AsyncDisposable {
  readonly url: string;
}

/** The least that a page with these words can be: no script, style, picture or font. */
export async function serveBare(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<BarePage> {
  const { body } = await getSentPage(url, headers);
  const bare = brotliCompressSync(bareHtml(brotliDecompressSync(body).toString()));
  const server = createServer((request, response) => {
    if (request.url !== '/') return void response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'content-length': bare.length,
    });
    response.end(bare);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
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
