import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPushToken } from '../../../tests/support/a-push-token.ts';
import { ask } from '../../../tests/support/ask.ts';
import { startSite, type RunningSite } from '../../../tests/support/start-site.ts';

const planted = 'planted-secret';
let site: RunningSite;
let sender = 0;

beforeAll(async () => {
  site = await startSite({ TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'trace' });
});

afterAll(async () => {
  const { lines } = await site.stop();
  expect(lines.join('\n'), 'what the site logged').not.toContain(planted);
});

/** Posts from an address that has sent nothing before, unless one is named. */
async function post(path: string, body: string | Buffer, headers: Record<string, string> = {}) {
  sender += 1;
  const answer = await ask(site.address, path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.1.${sender >> 8}.${sender & 255}`,
      ...headers,
    },
    body,
  });
  const type = answer.headers['content-type'] ?? '';
  const json = type.includes('json') ? (JSON.parse(answer.text()) as Record<string, unknown>) : {};
  return { ...answer, type, json };
}

const tooLong = 'Enter an email address of up to 254 characters';
/** What another site's page may send without our leave. */
const simpleTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
];
const leadOf = (name: string) => JSON.stringify({ email: `${planted}-${name}@example.com` });

describe.each(['/api/subscriptions', '/api/tips'])('POST %s', (path) => {
  it('answers 202 with a reference to quote, and with the same to the same content again', async () => {
    const first = await post(path, leadOf('twice'));
    const second = await post(path, leadOf('twice'));
    expect([first.status, second.status]).toEqual([202, 202]);
    expect(first.json['reference']).toMatch(/^[0-9A-F]{8}$/);
    expect(second.json).toEqual(first.json);
  });

  it.each([
    ['no email', '{}', 'Please enter your email address'],
    ['an empty email', '{"email":"  "}', 'Please enter your email address'],
    ['a number for an email', '{"email":1}', 'Please enter your email address'],
    ['300 letters', `{"email":"${'a'.repeat(300)}@b.ng"}`, tooLong],
  ])('%s is 422 and names the field', async (_what, body, message) => {
    const { status, type, json } = await post(path, body);
    expect(status).toBe(422);
    expect(type).toContain('application/problem+json');
    expect(json).toMatchObject({ status: 422, detail: message });
    expect(json['errors']).toEqual([{ field: 'email', message }]);
  });

  it.each(['[]', 'null', '"text"', '7'])('%s instead of an object is 422', async (body) => {
    await expect(post(path, body)).resolves.toMatchObject({ status: 422 });
  });

  const badJson = ['{"email":', '', '{"__proto__":{"a":1},"email":"a@b.c"}'];
  it.each(badJson)('bad JSON (%s) is 400', async (body) => {
    const { status, type, json } = await post(path, body);
    expect(status).toBe(400);
    expect(type).toContain('application/problem+json');
    expect(json).toMatchObject({ title: 'Bad request', detail: 'The body is not valid JSON.' });
  });

  it.each(simpleTypes)('%s is 415', async (type) => {
    const answer = await post(path, leadOf('simple'), { 'content-type': type });
    expect(answer.status).toBe(415);
    expect(answer.json).toMatchObject({ title: 'Unsupported media type', status: 415 });
  });

  it('compressed JSON is 415', async () => {
    const answer = await post(path, gzipSync(leadOf('packed')), { 'content-encoding': 'gzip' });
    expect(answer.status).toBe(415);
    expect(answer.json).toMatchObject({ title: 'Unsupported media type' });
  });

  it('more than 64 kB is 413', async () => {
    const answer = await post(path, JSON.stringify({ email: 'a@b.c', more: 'x'.repeat(65_536) }));
    expect(answer.status).toBe(413);
    expect(answer.json).toMatchObject({ title: 'Content too large' });
  });

  it.each(['GET', 'PUT', 'PATCH', 'DELETE'])('%s is 405, with what is allowed', async (method) => {
    const answer = await ask(site.address, path, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('POST');
    expect(answer.headers['content-type']).toContain('application/problem+json');
  });
});

describe('POST /api/notifications/save-token', () => {
  const path = '/api/notifications/save-token';
  it.each([
    ['new', aPushToken(`${planted}-token`)],
    ['new opaque', `${planted}:abc`],
  ])('is 201 for a %s token and 200 for the same again', async (_what, text) => {
    const token = JSON.stringify({ token: text });
    expect((await post(path, token)).status).toBe(201);
    expect((await post(path, token)).status).toBe(200);
  });

  it.each([
    '{}',
    JSON.stringify({ token: aPushToken('a', { endpoint: 'https://elsewhere.example/a' }) }),
    `{"token":"${'x'.repeat(5000)}"}`,
    '{"token":"two words"}',
  ])('%.30s is 422', async (body) => {
    const answer = await post(path, body);
    expect(answer.status).toBe(422);
    expect(answer.json['errors']).toMatchObject([{ field: 'token' }]);
  });

  it.each(simpleTypes)('%s is 415', async (type) => {
    const answer = await post(path, '{"token":"a"}', { 'content-type': type });
    expect(answer.status).toBe(415);
  });
});

describe('who sends too much', () => {
  it('is asked to wait after twenty in a minute, forms and API together, without the refused ones', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.1' };
    const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' };
    for (let sent = 0; sent < 10; sent += 1) {
      expect((await post('/api/tips', leadOf(`limit-${sent}`), headers)).status).toBe(202);
      expect((await post('/terms', 'a=b', headers)).status).toBe(405);
      expect((await post('/api/tips', '{}', headers)).status).toBe(422);
      expect((await post('/wellness', 'tool=bmi&height=168&weight=74&age=41', form)).status).toBe(
        200,
      );
    }
    const refused = await post('/api/tips', leadOf('limit-last'), headers);
    expect(refused.status).toBe(429);
    expect(refused.json).toMatchObject({ title: 'Too many requests', status: 429 });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const shown = await post('/terms', 'a=b', headers);
    expect(shown.status).toBe(429);
    expect(Number(shown.headers['retry-after'])).toBeGreaterThan(0);
    expect(shown.type).toContain('text/html');
    expect((await ask(site.address, '/terms', { headers })).status).toBe(200);
  });

  it('is one visitor with all addresses of an IPv6 network (/64), and no other', async () => {
    const from = (address: string, name: string) =>
      post('/api/tips', leadOf(name), { 'x-forwarded-for': address });
    for (let sent = 0; sent < 20; sent += 1) await from(`2001:db8:0:1::${sent + 1}`, `six-${sent}`);
    expect((await from('2001:db8:0:1:ffff::1', 'six-last')).status).toBe(429);
    expect((await from('2001:db8:0:2::1', 'six-other')).status).toBe(202);
  });
});

it('a form of more than 64 kB is refused', async () => {
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await post('/contact', `a=${'b'.repeat(70_000)}`, type);
  expect(answer.status).toBe(413);
  expect(answer.type).toContain('application/problem+json');
  const shown = await post('/contact', `a=${'b'.repeat(70_000)}`, { ...type, accept: 'text/html' });
  expect(shown.status).toBe(413);
  expect(shown.type).toContain('text/html');
  expect(shown.text()).toContain('shorten your text and send it again');
});

it('a PostgreSQL that is not there costs the forms, not the pages', async () => {
  await using waiting = await startSite({
    DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none',
    LOG_LEVEL: 'fatal',
  });
  expect((await ask(waiting.address, '/')).status).toBe(200);
  expect((await ask(waiting.address, '/readyz')).status).toBe(503);
  const lead = await ask(waiting.address, '/api/tips', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: leadOf('waiting'),
  });
  expect(lead.status).toBe(503);
  expect(lead.headers['retry-after']).toBe('5');
  expect((await waiting.stop()).code).toBe(0);
  expect(JSON.parse(lead.text())).toMatchObject({
    status: 503,
    detail: 'Error submitting form, please try again',
  });
});
