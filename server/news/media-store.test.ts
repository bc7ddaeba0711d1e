import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startFakeWordPress } from '../../tests/support/fake-wordpress.ts';
import { holdTimer, type Misbehave } from '../../tests/support/hold-timer.ts';
import { createMemoryLog } from '../../tests/support/memory-log.ts';
import { useFolder } from '../../tests/support/use-folder.ts';
import { createMediaStore } from './media-store.ts';

const inFolder = useFolder();
let wordPress: Awaited<ReturnType<typeof startFakeWordPress>>;
let addresses: Record<string, string>;

beforeEach(async () => {
  wordPress = await startFakeWordPress();
  addresses = { 'a.png': `${wordPress.url}/wp-content/uploads/a.png` };
});

afterEach(() => wordPress[Symbol.asyncDispose]());

function openStore() {
  const { log, messages } = createMemoryLog();
  const store = createMediaStore({
    folder: inFolder('media'),
    library: {
      findMedia: (name) => (Object.hasOwn(addresses, name) ? addresses[name] : undefined),
      mediaNames: () => Object.keys(addresses),
    },
    ownOrigin: wordPress.url,
    log,
    timeoutMs: 20_000,
  });
  return { store, messages };
}

it('fetches a picture when it is first asked for, and never again', async () => {
  const { store } = openStore();
  const found = await Promise.all([store.find('a.png'), store.find('a.png')]);
  expect(found.map((picture) => picture?.type)).toEqual(['image/png', 'image/png']);
  await store.find('a.png');
  expect(wordPress.asked).toEqual(['/wp-content/uploads/a.png']);
});

it('has pictures ready while WordPress is down, also after a restart', async () => {
  await openStore().store.sync();
  await wordPress[Symbol.asyncDispose]();
  expect((await openStore().store.find('a.png'))?.type).toBe('image/png');
});

it('asks for nothing that the news do not name', async () => {
  const { store } = openStore();
  for (const name of ['b.png', '../a.png', '..%2fa.png', '__proto__', '.png']) {
    expect(await store.find(name)).toBeUndefined();
  }
  expect(wordPress.asked).toEqual([]);
});

it('connects to no other host that leads inside our network', async () => {
  let connections = 0;
  const inside = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  await once(inside.listen(0), 'listening');
  const { port } = inside.address() as AddressInfo;
  addresses = { 'a.png': `https://localhost:${port}/a.png` };
  const { store, messages } = openStore();
  expect(await store.find('a.png')).toBeUndefined();
  expect(connections).toBe(0);
  expect(messages()).toEqual(['could not fetch news picture']);
  inside.close();
});

it('drops what no post shows any more', async () => {
  const { store } = openStore();
  await store.sync();
  addresses = { 'b.png': `${wordPress.url}/wp-content/uploads/b.png` };
  await store.sync();
  expect(await readdir(inFolder('media'))).toEqual(['b.png']);
});

const cases: readonly (readonly [string, Misbehave])[] = [
  ['is a page', (r) => void r.writeHead(200, { 'content-type': 'image/png' }).end('<html>')],
  ['is a drawing', (r) => void r.writeHead(200).end('<svg onload="pwn()"/>')],
  ['is not there', (r) => void r.writeHead(404).end()],
  ['lies elsewhere', (r) => void r.writeHead(302, { location: 'http://127.0.0.1:9' }).end()],
  ['does not come', (_r, runOutOfTime) => runOutOfTime()],
  ['is endless', (r) => void r.writeHead(200).end(Buffer.alloc(9 * 1024 * 1024))],
];

it.each(cases)('has no picture where it %s, and looks again later', async (_what, misbehave) => {
  const { store, messages } = openStore();
  const timer = holdTimer();
  wordPress.misbehaviour = (_request, response) => misbehave(response, timer.runOut);
  expect(await store.find('a.png')).toBeUndefined();
  timer.release();
  expect(messages()).toEqual(['could not fetch news picture']);
  wordPress.misbehaviour = undefined;
  expect((await store.find('a.png'))?.type).toBe('image/png');
});
