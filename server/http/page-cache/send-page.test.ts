import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { ask } from '../../../tests/support/ask.ts';
import { serve } from '../../../tests/support/serve.ts';
import { finishPage, sendPage } from './finished-page.ts';

const body = '<!doctype html><h1>Health insurance in Nigeria: ₦</h1>'.repeat(50);
const headers = { 'content-type': 'text/html; charset=utf-8', vary: 'Accept-Encoding' };

const served = await serve((request, response) => {
  const status = request.url === '/missing' ? 404 : 200;
  const extra = request.url === '/cookie' ? ['set-cookie', 'edition=NG'] : [];
  void finishPage({ status, headers, body, brotliLevel: 5 }).then((page) =>
    sendPage(request, response, page, extra),
  );
});
const { address } = served;

afterAll(() => served[Symbol.asyncDispose]());

it.each([
  ['br', 'br'],
  ['gzip;q=1.0, br;q=0.1', 'br'],
  ['gzip, deflate', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
  ['deflate', undefined],
  ['', undefined],
])('the encoding for a browser that takes "%s" is %s', async (accepted, encoding) => {
  const answer = await ask(address, '/', { headers: { 'accept-encoding': accepted } });
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers['content-length']).toBe(String(answer.body.length));
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(decoded(answer.body, encoding)).toBe(body);
});

function decoded(bytes: Buffer, encoding: string | undefined): string {
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString();
}

describe('a page that the browser has already', () => {
  it.each(['br', 'gzip', 'identity'])('is not sent again (%s)', async (encoding) => {
    const accepted = { 'accept-encoding': encoding };
    const first = await ask(address, '/', { headers: accepted });
    const etag = first.headers.etag ?? '';
    expect(etag).toMatch(/^"[\w-]{22}-(br|gzip|identity)"$/);
    const again = await ask(address, '/', { headers: { ...accepted, 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect(again.headers.etag).toBe(etag);
    expect(again.headers['content-length']).toBeUndefined();
    expect(again.body).toHaveLength(0);
  });

  it('is known among others and by a weak mark', async () => {
    const { headers: first } = await ask(address, '/');
    const known = { 'if-none-match': `"other", W/${first.etag}` };
    expect((await ask(address, '/', { headers: known })).status).toBe(304);
    const any = { 'if-none-match': '*' };
    expect((await ask(address, '/', { headers: any })).status).toBe(304);
  });

  it('is sent in another encoding', async () => {
    const first = await ask(address, '/', { headers: { 'accept-encoding': 'br' } });
    const known = { 'accept-encoding': 'gzip', 'if-none-match': first.headers.etag ?? '' };
    expect((await ask(address, '/', { headers: known })).status).toBe(200);
  });

  it('is sent again when it is an error', async () => {
    const first = await ask(address, '/missing');
    const known = { 'if-none-match': first.headers.etag ?? '' };
    expect((await ask(address, '/missing', { headers: known })).status).toBe(404);
  });
});

it('sends to HEAD what GET would be told, without the body', async () => {
  const get = await ask(address, '/', { headers: { 'accept-encoding': 'br' } });
  const head = await ask(address, '/', { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
  expect(head.status).toBe(200);
  expect(head.body).toHaveLength(0);
  expect(head.headers['content-length']).toBe(get.headers['content-length']);
  expect(head.headers.etag).toBe(get.headers.etag);
});

it('adds the headers of one visitor to the page of all, for that visitor only', async () => {
  const mine = await ask(address, '/cookie');
  expect(mine.headers['set-cookie']).toEqual(['edition=NG']);
  const known = { 'if-none-match': mine.headers.etag ?? '' };
  const again = await ask(address, '/cookie', { headers: known });
  expect(again.status).toBe(304);
  expect(again.headers['set-cookie']).toEqual(['edition=NG']);
  const other = await ask(address, '/');
  expect(other.headers['set-cookie']).toBeUndefined();
});

it('creates only the requested encoding, and sends what it has', async () => {
  const page = await finishPage({ status: 200, headers, body, brotliLevel: 4, encoding: 'gzip' });
  expect(Object.keys(page.renditions)).toEqual(['gzip', 'identity']);
  await using other = await serve((request, response) => sendPage(request, response, page));
  const answer = await ask(other.address, '/', { headers: { 'accept-encoding': 'br' } });
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.body.toString()).toBe(body);
});
