import { assert, asyncProperty, uint8Array } from 'fast-check';
import { once } from 'node:events';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startMailServer } from '../support/mail-server.ts';
import { startSite, type RunningSite } from '../support/start-site.ts';
import { anyRequest, headLine } from '../support/any-request.ts';
import { fuzzing } from '../support/fuzz.ts';
import { untilReady } from '../support/until-ready.ts';

vi.setConfig({ testTimeout: 3_600_000 });

// A bound on what never comes: with thirty programs on two processors one answer took 33 seconds.
const longestAnswerMs = 120_000;
let site: RunningSite;
let mails: Awaited<ReturnType<typeof startMailServer>>;

beforeAll(async () => {
  mails = await startMailServer();
  site = await startSite({
    // Without mail, the page of links refuses every form with 503.
    SMTP_URL: mails.url,
    STAFF_EMAIL: 'staff@health.example',
    TRUST_PROXY: '127.0.0.1',
    COUNTRY_HEADER: 'x-country',
    LOG_LEVEL: 'warn',
  });
});

afterAll(async () => {
  const { lines } = await site.stop();
  await mails[Symbol.asyncDispose]();
  expect(lines, 'what the site logged').toEqual([]);
});

interface Answer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** Sends bytes as they are and reads until the site hangs up; undefined when it only hung up. */
async function send(head: string, body: Uint8Array): Promise<Answer | undefined> {
  const { hostname, port } = new URL(site.address);
  const socket = connect(Number(port), hostname);
  socket.setTimeout(longestAnswerMs, () => socket.destroy(new Error('the site hangs')));
  // A site that refuses early may reset what is still being sent.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(head, 'latin1');
  socket.write(body);
  const bytes = await buffer(socket).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ECONNRESET' || error.code === 'EPIPE') return Buffer.alloc(0);
    throw error;
  });
  return bytes.length === 0
    ? undefined
    : parseAnswer(bytes.toString('latin1').replace('HTTP/1.1 100 Continue\r\n\r\n', ''));
}

function parseAnswer(text: string): Answer {
  const end = text.indexOf('\r\n\r\n');
  const [first = '', ...lines] = text.slice(0, end).split('\r\n');
  return {
    status: Number(/^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1]),
    headers: new Map(
      lines.map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 2),
      ]),
    ),
    body: text.slice(end + 4),
  };
}

const safety = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
];

function expectGood(answer: Answer | undefined, isApi: boolean): void {
  if (!answer) return;
  expect(answer.status).toBeGreaterThanOrEqual(200);
  expect(answer.status).toBeLessThan(500);
  expect(safety.filter((name) => !answer.headers.has(name))).toEqual([]);
  expect(['server', 'x-powered-by'].filter((name) => answer.headers.has(name))).toEqual([]);
  if (!isApi || answer.status < 400 || answer.body === '') return;
  expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  const chunked = answer.headers.get('transfer-encoding') === 'chunked';
  if (!chunked)
    expect(JSON.parse(answer.body)).toMatchObject({
      status: answer.status,
      detail: expect.any(String),
    });
}

describe('any request whatever', () => {
  it('is answered in time, without a failure of ours, safely, in the form that its address has', async () => {
    await assert(
      asyncProperty(anyRequest, async ({ method, target, headers, type, framed }) => {
        const typeLine = type === '' ? '' : `Content-Type: ${type}\r\n`;
        const head =
          `${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n` +
          `${headers}${typeLine}${framed.lines}\r\n`;
        expectGood(await send(head, framed.bytes), target.startsWith('/api/'));
      }),
      fuzzing(60),
    );
  });

  it('of bytes without any order either', async () => {
    await assert(
      asyncProperty(uint8Array({ maxLength: 200 }), headLine(30), async (bytes, start) => {
        const answer = await send(
          `${start}\r\n`,
          Buffer.concat([bytes, Buffer.from('\r\n\r\n\r\n')]),
        );
        expectGood(answer, false);
      }),
      fuzzing(20),
    );
  });
});

it('all of it has left a site that works', async () => {
  for (const path of ['/', '/api/posts', '/providers?q=eko']) {
    const answer = await send(
      `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
      new Uint8Array(),
    );
    expect([path, answer?.status]).toEqual([path, 200]);
  }
  await untilReady(site.address);
});
