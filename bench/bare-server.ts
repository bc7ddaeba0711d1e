// The yardstick for the page cache: Node's own server and nothing else, with the same answer.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getSentPage } from './sent-page.ts';

const [url = '', headers = '{}'] = process.argv.slice(2);
const page = await getSentPage(url, JSON.parse(headers) as Record<string, string>);

const server = createServer({ keepAliveTimeout: 65_000 }, (_request, response) => {
  response.writeHead(200, page.headers as string[]);
  response.end(page.body);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.once('disconnect', () => process.exit());
