import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it, vi } from 'vitest';
import { ask } from '../support/ask.ts';
import { startSite } from '../support/start-site.ts';
import { untilReady } from '../support/until-ready.ts';

const percentile = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;

function openSockets(address: string, count: number, say: string): Promise<Socket[]> {
  const { hostname, port } = new URL(address);
  return Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      socket.write(say);
      return socket;
    }),
  );
}

describe('connections that mean no good', () => {
  it('a thousand half-open ones hold up no visitor, and are gone within a quarter of a minute', async () => {
    await using site = await startSite();
    await ask(site.address, '/');
    const startedAt = performance.now();
    const kinds = ['', 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ', 'GET / HTTP/1.1\r\n'];
    const sockets = (
      await Promise.all(kinds.map((say) => openSockets(site.address, 334, say)))
    ).flat();
    const times: number[] = [];
    const over = new AbortController();
    const gone = Promise.all(
      // A reset ends a connection too.
      sockets.map((socket) => new Promise((done) => socket.resume().once('close', done))),
    ).finally(() => over.abort());
    while (!over.signal.aborted) {
      const askedAt = performance.now();
      expect((await ask(site.address, '/')).status).toBe(200);
      times.push(performance.now() - askedAt);
    }
    await gone;
    const seconds = (performance.now() - startedAt) / 1000;
    process.stdout.write(
      `Half-open: all ${sockets.length} connections ended after ${seconds.toFixed(1)} s; ` +
        `${times.length} pages meanwhile, p99 ${percentile(times, 0.99).toFixed(0)} ms\n`,
    );
    expect(seconds).toBeLessThan(20);
  });

  it('two hundred forms cut off in the middle leave nothing behind', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cut-'));
    const site = await startSite({ DATA_DIR: folder });
    const json =
      'content-type: application/json\r\ncontent-length: 500\r\n\r\n{"email":"ada@example.com"';
    const form =
      'content-type: application/x-www-form-urlencoded\r\ncontent-length: 500\r\n\r\nname=Ada';
    const sockets = [
      ...(await openSockets(site.address, 100, `POST /api/tips HTTP/1.1\r\nHost: a\r\n${json}`)),
      ...(await openSockets(site.address, 100, `POST /contact HTTP/1.1\r\nHost: a\r\n${form}`)),
    ];
    for (const [at, socket] of sockets.entries()) {
      if (at % 2 === 0) socket.resetAndDestroy();
      else socket.end();
    }
    await untilReady(site.address);
    const { code, lines } = await site.stop();
    const file = new DatabaseSync(join(folder, 'site.sqlite'));
    const leads = Number(file.prepare('select count(*) as count from leads').get()?.['count']);
    file.close();
    rmSync(folder, { recursive: true });
    const errors = lines.filter((line) => /"level":"(error|fatal)"/.test(line));
    process.stdout.write(
      `Cut-off forms: ${sockets.length} sent, ${leads} saved, ${errors.length} errors\n`,
    );
    expect({ code, leads, errors }).toEqual({ code: 0, leads: 0, errors: [] });
  });
});

it('a store that another program has locked refuses forms in words, serves pages, and goes on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'locked-'));
  await using site = await startSite({ DATA_DIR: folder });
  const send = async (email: string) => {
    const askedAt = performance.now();
    const answer = await ask(site.address, '/api/tips', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    return { answer, seconds: (performance.now() - askedAt) / 1000 };
  };
  expect((await send('before@example.com')).answer.status).toBe(202);
  // The site may be writing: delivering what was sent before.
  const other = new DatabaseSync(join(folder, 'site.sqlite'), { timeout: 10_000 });
  other.exec('begin exclusive');
  const refused = send('during@example.com');
  const pageAt = performance.now();
  expect((await ask(site.address, '/faqs')).status).toBe(200);
  const pageMs = performance.now() - pageAt;
  const { answer, seconds } = await refused;
  expect(answer.status).toBe(503);
  expect(answer.headers['retry-after']).toBe('5');
  expect(answer.text()).toContain('Error submitting form, please try again');
  other.exec('rollback');
  other.close();
  await vi.waitUntil(async () => (await send('during@example.com')).answer.status === 202, 10_000);
  process.stdout.write(
    `Store locked: refused after ${seconds.toFixed(1)} s with 503, a page meanwhile in ${pageMs.toFixed(0)} ms, taken once free\n`,
  );
});

/**
 * Asks for pages that nobody has asked for before, from another process, all of a burst at once: clients that
 * wait for an answer before the next question may get too little processor to bring the site too many.
 */
const crowdProgram = `
let asked = 0;
const ask = async () => {
  const answer = await fetch(process.argv[1] + '/news?q=crowd-' + (asked += 1));
  await answer.arrayBuffer();
  return answer.status;
};
const startedAt = performance.now();
const statuses = [];
for (let burst = 0; burst < 4; burst += 1) {
  statuses.push(...(await Promise.all(Array.from({ length: 600 }, ask))));
}
const count = (wanted) => statuses.filter((status) => status === wanted).length;
const others = statuses.filter((status) => status !== 200 && status !== 503);
const seconds = (performance.now() - startedAt) / 1000;
console.log(JSON.stringify({ served: count(200), refused: count(503), others, seconds }));
`;

interface Crowd {
  readonly served: number;
  readonly refused: number;
  readonly others: readonly number[];
  readonly seconds: number;
}

async function sendCrowd(address: string): Promise<Crowd> {
  const program = ['--input-type=module', '-e', crowdProgram, address];
  const child = spawn('node_modules/.bin/node', program, { stdio: ['ignore', 'pipe', 'ignore'] });
  return JSON.parse(await text(child.stdout)) as Crowd;
}

/** The duration under which a share of the pages that were served stayed, as the site counted. */
async function servedWithin(address: string, share: number): Promise<string> {
  const figures = (await ask(address, '/metrics')).text();
  const lines = figures.matchAll(
    /duration_seconds_bucket\{le="([^"]+)",method="GET",route="\/news"\} (\d+)/g,
  );
  const buckets = [...lines].map(([, le = '', count = '0']) => [le, Number(count)] as const);
  const all = buckets.at(-1)?.[1] ?? 0;
  return buckets.find(([, count]) => count >= all * share)?.[0] ?? 'none';
}

it('more visitors than there is time for: some are asked to come again, the others are served', async () => {
  await using site = await startSite();
  for (const path of ['/', '/healthz']) await (await fetch(site.address + path)).arrayBuffer();
  const over = new AbortController();
  const crowd = sendCrowd(site.address).finally(() => over.abort());
  const cached: number[] = [];
  const health: number[] = [];
  const bad: string[] = [];
  while (!over.signal.aborted) {
    for (const [path, times] of [
      ['/', cached],
      ['/healthz', health],
    ] as const) {
      const askedAt = performance.now();
      // Over a persistent connection, as a proxy asks: a new one waits for its turn to be taken.
      const answer = await fetch(site.address + path);
      await answer.arrayBuffer();
      if (!answer.ok) bad.push(`${path} ${answer.status}`);
      times.push(performance.now() - askedAt);
    }
  }
  const { served, refused, others, seconds } = await crowd;
  const ms = (times: readonly number[], share: number) =>
    `${percentile(times, share).toFixed(0)} ms`;
  process.stdout.write(
    `Overload: bursts of 600; ${(served / seconds).toFixed(0)} pages/s served, ` +
      `${(refused / seconds).toFixed(0)}/s turned away, p99 of both under ${await servedWithin(site.address, 0.99)} s; ` +
      `cached page p50 ${ms(cached, 0.5)} p99 ${ms(cached, 0.99)}, health p99 ${ms(health, 0.99)} (${cached.length} asked)\n`,
  );
  expect({ bad, others }).toEqual({ bad: [], others: [] });
  expect(served).toBeGreaterThan(100);
  expect(refused).toBeGreaterThan(100);
  expect(percentile(cached, 0.95)).toBeLessThan(2000);
});
