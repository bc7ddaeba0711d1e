import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { createSiteServer, type ConnectionLimits } from './site-server.ts';

let server: Server | undefined;
const sockets: Socket[] = [];

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  const closed = server && once(server, 'close');
  server?.close();
  server?.closeAllConnections();
  await closed;
});

/** A site that reads what it is sent and answers with two megabytes to /large. */
async function start(limits: Partial<ConnectionLimits>) {
  server = createSiteServer({
    headers: { 'x-content-type-options': 'nosniff' },
    limits: { checkEveryMs: 20, ...limits },
    listener: (request, response) => {
      request.resume().on('end', () => {
        response.end(request.url === '/large' ? Buffer.alloc(20 * 1024 * 1024) : 'hello');
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    sockets.push(socket);
    return socket;
  };
}

/** Asks over a new connection, which ends with the answer. */
function askOnce(open: () => Socket): Promise<string> {
  const socket = open();
  socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  return text(socket).catch(() => '');
}

it('a refused expectation is answered once, whatever follows', async () => {
  const open = await start({});
  const socket = open();
  const head = 'HEAD / HTTP/1.1\r\nHost: a\r\nExpect: x\r\nTransfer-Encoding: chunked\r\n\r\n';
  socket.write(`${head}no chunk\r\n`);
  const answer = await text(socket);
  expect(answer.match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 417']);
});

it.each([
  ['says nothing', ''],
  ['does not finish its headers', 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: '],
])('a client that %s is told so, and left', async (_what, sent) => {
  const open = await start({ headersMs: 100 });
  const socket = open();
  socket.write(sent);
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(answer).toContain('x-content-type-options: nosniff');
  expect(answer).toContain('The request took too long to arrive.');
});

it('a client that does not finish its form is left', async () => {
  const open = await start({ headersMs: 100, requestMs: 200 });
  const socket = open();
  socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\nname=');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
});

it('a client that does not read its answer is left', async () => {
  const open = await start({ silenceMs: 200 });
  const arrived = once(server ?? process, 'connection');
  const socket = open();
  socket.write('GET /large HTTP/1.1\r\nHost: a\r\n\r\n');
  const connections = () =>
    new Promise<number>((resolve) => server?.getConnections((_error, count) => resolve(count)));
  socket.pause();
  await arrived;
  await expect.poll(connections).toBe(0);
});

it('one connection too many is closed, until there is room', async () => {
  const open = await start({ mostConnections: 2 });
  const [one, two] = [open(), open()];
  one.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\n');
  two.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\n');
  await Promise.all([once(one, 'connect'), once(two, 'connect')]);
  expect(await askOnce(open)).toBe('');
  one.destroy();
  await expect.poll(() => askOnce(open)).toContain('hello');
});

it('idle connections make room for new ones', async () => {
  const open = await start({ mostConnections: 1 });
  const idle = open();
  idle.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(idle, 'data');
  const left = once(idle, 'close');
  await expect.poll(() => askOnce(open)).toContain('hello');
  await left;
});
