import {
  array,
  assert,
  asyncProperty,
  constant,
  constantFrom,
  oneof,
  option,
  record,
  string,
  tuple,
  uint8Array,
} from 'fast-check';
import { once } from 'node:events';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startSite, type RunningSite } from '../support/start-site.ts';
import { fuzzing } from '../support/fuzz.ts';

vi.setConfig({ testTimeout: 3_600_000, hookTimeout: 30_000 });

const longestAnswerMs = 20_000;
let site: RunningSite;

beforeAll(async () => {
  site = await startSite({
    TRUST_PROXY: '127.0.0.1',
    COUNTRY_HEADER: 'x-country',
    LOG_LEVEL: 'warn',
  });
});

afterAll(async () => {
  const { lines } = await site.stop();
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

const line = (maxLength: number) =>
  string({ maxLength, unit: 'binary-ascii' }).map((text) => text.replaceAll(/[^\x20-\x7e]/g, ''));
const word = line(12).map((text) => text.replaceAll(/[^\x21-\x7e]/g, ''));

const apiPaths = [
  '/api/location',
  '/api/posts',
  '/api/posts/images',
  '/api/categories',
  '/api/subscriptions',
  '/api/tips',
  '/api/notifications/save-token',
  '/api/providers',
  '/api/',
];
const pagePaths = [
  '/',
  '/global',
  '/contact',
  '/newsletter',
  '/news',
  '/providers',
  '/faqs',
  '/insurance-plans',
  '/insurance-calculator',
  '/insurance-calculator/purchase',
  '/wellness',
  '/wellness/quiz.json',
  '/posts/',
  '/plans/gold',
  '/quote.pdf',
  '/corporate-plan',
  '/media/',
  '/assets/',
  '/healthz',
  '/readyz',
  '/metrics',
  '/robots.txt',
  '/sitemap.xml',
  '/_.data',
  '/contact.data',
  '/providers.data',
];

const parameterName = oneof(
  constantFrom(
    'q',
    'state',
    'lga',
    'plan',
    'type',
    'page',
    'near',
    'open',
    'sort',
    'category',
    'who',
    'age',
    'spouse',
    'children',
    'people',
    'older',
    'currency',
    'pay',
    'compare',
    'edition',
    'sent',
    'form',
    '_routes',
    'index',
    '__proto__',
    'constructor',
    'utm_source',
  ),
  word.map(encodeURIComponent),
);
const parameterValue = oneof(
  constantFrom(
    '',
    '1',
    '0',
    '-1',
    '99999999999999999999',
    '1e308',
    'NaN',
    'NG',
    'DG',
    'lagos',
    'gold',
    'family',
    'individual',
    'corporate',
    'yearly',
    'USD',
    '6.5,3.4',
    '91,181',
    '%00',
    '%FF',
    '%',
    '%F0%9F%98%80',
    '[]',
    '{}',
    "' or 1=1 --",
    '%3Cscript%3E',
    '../../etc/passwd',
    'root',
    'routes%2Fnews',
  ),
  word,
  string({ maxLength: 20, unit: 'grapheme' }).map(encodeURIComponent),
);
const query = array(tuple(parameterName, parameterValue), { maxLength: 6 }).map((pairs) =>
  pairs.length === 0
    ? ''
    : `?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}`.replaceAll(' ', '+'),
);
const tail = oneof(
  constant(''),
  constant(''),
  word.map((text) => `/${text}`),
);

const headerNames = [
  'Accept',
  'Accept-Encoding',
  'Accept-Language',
  'Cookie',
  'If-None-Match',
  'If-Modified-Since',
  'Range',
  'Origin',
  'Referer',
  'Sec-Fetch-Site',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'Forwarded',
  'X-Country',
  'Idempotency-Key',
  'Content-Encoding',
  'TE',
  'Expect',
  'Upgrade',
  'X-HTTP-Method-Override',
  'X-Original-URL',
  'Authorization',
  'Purpose',
];
const headerValue = oneof(
  constantFrom(
    '',
    '*',
    '*/*',
    'text/html',
    'application/json',
    'null',
    'none',
    'same-origin',
    'edition=NG',
    'edition=DG; edition=x',
    'NG',
    'zz',
    '127.0.0.1',
    '::1, 8.8.8.8',
    '[2001:db8::1]:443',
    'bytes=0-',
    'bytes=9-1',
    'br;q=0',
    'gzip;q=1e9',
    'websocket',
    'h2c',
    '100-continue',
    '"',
    'W/"a"',
    'http://localhost',
    'https://',
    'trailers',
    'PUT',
    '/etc/passwd',
  ),
  line(60),
);
const headers = array(
  tuple(
    oneof(
      constantFrom(...headerNames),
      word.map((text) => text.replaceAll(/[^\w-]/g, '') || 'X'),
    ),
    headerValue,
  ),
  { maxLength: 6 },
).map((pairs) =>
  // Of what frames a message one only may be there: that is tried elsewhere.
  pairs
    .filter(([name]) => !/^(host|connection|content-length|transfer-encoding)$/i.test(name))
    .map(([name, value]) => `${name}: ${value.trim()}\r\n`)
    .join(''),
);

const contentType = constantFrom(
  'application/json',
  'application/json; charset=utf-8',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'text/plain',
  'image/png',
  '',
  'nonsense',
  'application/json;;;',
);
const formText = array(
  tuple(
    constantFrom(
      'name',
      'email',
      'phone',
      'message',
      'consent',
      'height',
      'weight',
      'age',
      'fever',
      'tool',
      'website',
      'submissionKey',
      'filledMs',
      '__proto__',
    ),
    parameterValue,
  ),
  { maxLength: 6 },
).map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'));
const jsonText = oneof(
  record({
    email: oneof(
      constantFrom<unknown>('a@example.com', '', null, 1, {}, [], '\0', 'a@'.repeat(300)),
      word,
    ),
    source: option(word),
    token: option(word),
  }).map((value) => JSON.stringify(value)),
  constantFrom(
    '',
    '{',
    '[]',
    'null',
    '1',
    '"a"',
    '{"email":',
    '{"__proto__":{"a":1}}',
    '{"constructor":{"prototype":1}}',
    '[['.repeat(5000),
    '{"email":"a@example.com","email":"b"}',
    '\ufeff{}',
    `{"email":"${'a'.repeat(70_000)}"}`,
  ),
);
const multipart = line(40).map(
  (text) =>
    `--x\r\nContent-Disposition: form-data; name="name"; filename="${text}"\r\n\r\n${text}\r\n--x--\r\n`,
);
const body = oneof(
  formText.map((text) => Buffer.from(text)),
  jsonText.map((text) => Buffer.from(text)),
  multipart.map((text) => Buffer.from(text)),
  uint8Array({ maxLength: 300 }),
);
const framing = constantFrom('length', 'length', 'length', 'chunks', 'bad chunks', 'none');
const method = oneof(
  constantFrom(
    'GET',
    'GET',
    'POST',
    'POST',
    'HEAD',
    'PUT',
    'PATCH',
    'DELETE',
    'OPTIONS',
    'TRACE',
    'PROPFIND',
    'SEARCH',
    'LINK',
    'BREW',
  ),
  word.map((text) => text.replaceAll(/[^A-Z]/g, '') || 'GET'),
);

const request = record({
  method,
  path: oneof(
    constantFrom(...apiPaths),
    constantFrom(...pagePaths),
    word.map((text) => `/${text}`),
  ),
  tail,
  query,
  headers,
  contentType,
  body,
  framing,
});

type Request = typeof request extends { generate: (...given: never[]) => { value: infer Value } }
  ? Value
  : never;

function framed({ framing: kind, body: bytes }: Request): {
  readonly lines: string;
  readonly bytes: Uint8Array;
} {
  switch (kind) {
    case 'length':
      return { lines: `Content-Length: ${bytes.length}\r\n`, bytes };
    case 'chunks': {
      const parts = [`${bytes.length.toString(16)}\r\n`, '\r\n0\r\n\r\n'].map((text) =>
        Buffer.from(text),
      );
      const all =
        bytes.length === 0 ? [Buffer.from('0\r\n\r\n')] : [parts[0], Buffer.from(bytes), parts[1]];
      return {
        lines: 'Transfer-Encoding: chunked\r\n',
        bytes: Buffer.concat(all.filter((part) => part !== undefined)),
      };
    }
    case 'bad chunks':
      return { lines: 'Transfer-Encoding: chunked\r\n', bytes: Buffer.from('zz\r\nhello\r\n\r\n') };
    case 'none':
      return { lines: '', bytes: new Uint8Array() };
  }
}

describe('any request whatever', () => {
  it('is answered in time, without a failure of ours, safely, in the form that its address has', async () => {
    await assert(
      asyncProperty(request, async (given) => {
        const target = `${given.path}${given.tail}${given.query}`.replaceAll(/[^\x21-\x7e]/g, '');
        const { lines, bytes } = framed(given);
        const type = given.contentType === '' ? '' : `Content-Type: ${given.contentType}\r\n`;
        const head = `${given.method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${given.headers}${type}${lines}\r\n`;
        expectGood(await send(head, bytes), target.startsWith('/api/'));
      }),
      fuzzing(500),
    );
  });

  it('of bytes without any order either', async () => {
    await assert(
      asyncProperty(uint8Array({ maxLength: 200 }), line(30), async (bytes, start) => {
        const answer = await send(
          `${start}\r\n`,
          Buffer.concat([bytes, Buffer.from('\r\n\r\n\r\n')]),
        );
        expectGood(answer, false);
      }),
      fuzzing(100),
    );
  });
});

it('all of it has left a site that works', async () => {
  for (const path of ['/', '/readyz', '/api/posts', '/providers?q=eko']) {
    const answer = await send(
      `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
      new Uint8Array(),
    );
    expect([path, answer?.status]).toEqual([path, 200]);
  }
});
