// @module-tag long
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../support/ask.ts';
import { startMailServer } from '../support/mail-server.ts';
import { startSite, type RunningSite } from '../support/start-site.ts';
import { typedIn } from '../support/typed-in.ts';

let site: RunningSite;
let mails: Awaited<ReturnType<typeof startMailServer>>;
let sender = 0;

beforeAll(async () => {
  mails = await startMailServer();
  // With everything that makes a form work.
  site = await startSite({
    TRUST_PROXY: '127.0.0.1',
    SMTP_URL: mails.url,
    STAFF_EMAIL: 'staff@health.example',
    UNSUBSCRIBE_SECRET: 'a secret of the operator, long enough',
    LOG_LEVEL: 'warn',
  });
});

afterAll(async () => {
  const { lines } = await site.stop();
  await mails[Symbol.asyncDispose]();
  expect(lines, 'what the site logged').toEqual([]);
});

/** Sends from an address that has sent nothing before. */
function post(path: string, type: string, body: string) {
  sender += 1;
  const from = `10.4.${sender >> 8}.${sender & 255}`;
  const headers = { accept: 'text/html', 'content-type': type, 'x-forwarded-for': from };
  return ask(site.address, path, { method: 'POST', headers, body });
}

const typed = 'application/x-www-form-urlencoded';
const inParts = 'multipart/form-data; boundary=x';
const json = 'application/json';

const parts = (...all: readonly string[]) =>
  [...all.map((one) => `--x\r\n${one}\r\n`), '--x--\r\n'].join('');
const part = (name: string, text: string) =>
  `Content-Disposition: form-data; name="${name}"\r\n\r\n${text}`;

/** Every form, and what it answers where nothing that it needs is there. */
const forms: Readonly<Record<string, number>> = {
  '/contact': 422,
  '/contact?form=call-back': 422,
  '/get-care': 422,
  '/newsletter': 422,
  '/privacy': 422,
  '/work-with-us?form=hospitals': 422,
  '/work-with-us?form=agents': 422,
  '/work-with-us?form=press': 422,
  '/work-with-us?form=jobs': 422,
  '/checkout/gold?step=who': 422,
  // Of an order that is not there: it leads to the first step.
  '/checkout/gold?step=review': 303,
  '/checkout/return': 422,
  '/checkout/members?request=nobody': 404,
  '/checkout/payment?request=nobody': 303,
  '/unsubscribe?key=nobody': 404,
  '/data-saver': 303,
};

async function answersOf(type: string, body: string): Promise<Record<string, number>> {
  const answers = Object.keys(forms).map(
    async (path) => [path, (await post(path, type, body)).status] as const,
  );
  return Object.fromEntries(await Promise.all(answers));
}

describe('every form asks again for what it needs when it gets', { tags: 'long' }, () => {
  it.each([
    ['nothing', typed, ''],
    ['a field twice', typed, 'name=Ada&name=Bisi&email=a&email=b'],
    ['lists', typed, 'name[]=Ada&email[0]=a@b.example&phone[a][b]=1'],
    ['a query to a database', typed, "email[$ne]=x&name=' OR 1=1 --&phone={$gt:0}"],
    ['prototypes', typed, '__proto__=1&__proto__[a]=1&constructor[prototype][a]=1'],
    ['names that all objects have', typed, 'toString=1&hasOwnProperty=1&valueOf=1&then=1'],
    ['numbers too large', typed, `people=${'9'.repeat(40)}&children=1e308&birth=9999 99 99`],
    ['numbers that are none', typed, 'people=NaN&children=-Infinity&older=0x10&age=-1'],
    ['null bytes', typed, 'name=%00&email=%00&phone=%00%00'],
    ['bytes of no UTF-8', typed, 'name=%ED%A0%80&email=%FF%FE'],
    ['text that turns round', typed, 'name=%E2%80%AEadA&phone=%E2%81%A6'],
    ['percent signs alone', typed, '%=%&%zz=%u1234&&=&%'],
    ['a name of 60 kB', typed, `${'a'.repeat(60_000)}=1`],
    ['a value of 60 kB', typed, `name=${'a'.repeat(60_000)}`],
    ['9,000 fields of a name', typed, 'name=&'.repeat(9000)],
    ['a field of 60,000 ampersands', typed, '&'.repeat(60_000)],
    ['another character set', `${typed}; charset=utf-16`, 'n\0a\0m\0e\0'],
    ['a field in parts, twice', inParts, parts(part('name', 'Ada'), part('name', 'Bisi'))],
    ['a prototype in parts', inParts, parts(part('__proto__', '1'), part('constructor', '1'))],
    ['a null byte in a name', inParts, parts(part('na\0me', 'Ada'))],
    ['line ends in a name', inParts, parts(part('name%0D%0ASet-Cookie: a=b', 'Ada'))],
    ['900 parts', inParts, parts(...Array.from({ length: 900 }, (_, at) => part(`f${at}`, '')))],
    [
      'a part with 40 kB of headers',
      inParts,
      parts(`X: ${'a'.repeat(40_000)}\r\n${part('a', '')}`),
    ],
    [
      'parts within a part',
      inParts,
      parts(`Content-Type: multipart/mixed; boundary=y\r\n${part('name', '--y--')}`),
    ],
    [
      'a file for a text',
      inParts,
      parts(
        'Content-Disposition: form-data; name="name"; filename="../../etc/passwd"\r\nContent-Type: text/html\r\n\r\n<script>',
      ),
    ],
  ])('%s', async (_what, type, body) => {
    await expect(answersOf(type, body)).resolves.toEqual(forms);
  });
});

describe('every form says that it cannot read', { tags: 'long' }, () => {
  it.each([
    ['a part without a name', inParts, parts('Content-Disposition: form-data\r\n\r\nAda')],
    ['a part that is nothing', inParts, parts('X: y\r\n\r\nAda')],
    ['parts without an end', inParts, `--x\r\n${part('name', 'Ada')}`],
    ['parts of another boundary', inParts, '--y\r\n\r\n--y--'],
    ['a boundary that is too long', `multipart/form-data; boundary=${'x'.repeat(300)}`, '--x--'],
    ['JSON', json, '{"name":"Ada"}'],
    [
      'XML that reads a file',
      'application/xml',
      '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
    ],
    ['text', 'text/plain', 'name=Ada'],
  ])('%s', async (_what, type, body) => {
    const unread = Object.fromEntries(Object.keys(forms).map((path) => [path, 400]));
    // Nothing is read before its order is found.
    unread['/checkout/members?request=nobody'] = 404;
    await expect(answersOf(type, body)).resolves.toEqual(unread);
    const page = await post('/contact', type, body);
    expect(page.text()).toContain('Something went wrong');
    expect(page.text()).not.toMatch(/root:|SyntaxError|at \w+ \(/);
  });
});

describe('a form that comes back has as its name', () => {
  it.each([
    ['the first of two', typed, 'name=Ada&name=Bisi', 'Ada'],
    ['the first of two parts', inParts, parts(part('name', 'Ada'), part('name', 'Bisi')), 'Ada'],
    ['nothing of a list', typed, 'name[]=Ada', ''],
    [
      'nothing of a file',
      inParts,
      parts('Content-Disposition: form-data; name="name"; filename="a"\r\n\r\nAda'),
      '',
    ],
    ['no null byte', typed, 'name=A%00da', 'Ada'],
    ['no turn of direction', typed, 'name=%E2%80%AEAda%E2%80%AC', 'Ada'],
    ['a replacement for what is no UTF-8', typed, 'name=%FFAda', '\uFFFDAda'],
    ['markup as it was typed', typed, 'name=%3Cscript%3E', '<script>'],
    [
      'what was written in base64',
      inParts,
      parts(`Content-Transfer-Encoding: base64\r\n${part('name', 'QWRh')}`),
      'Ada',
    ],
  ])('%s', async (_what, type, body, name) => {
    const answer = await post('/contact', type, body);
    expect(answer.status).toBe(422);
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    expect(typedIn(answer.text(), 'name')).toBe(name);
    expect(answer.text()).not.toContain('value="<');
  });
});

const apis = ['/api/subscriptions', '/api/tips', '/api/notifications/save-token'] as const;

/** A body whose only field has this value, written as JSON. */
const withField = (value: string) => `{"email":${value},"token":${value}}`;

describe('the API refuses, and names the field:', () => {
  it.each([
    ['a list', withField('["ada@mail.example"]')],
    ['an object', withField('{"$gt":""}')],
    ['an object that says what it is as text', withField('{"toString":"ada@mail.example"}')],
    ['a list 30,000 deep', `{"email":${'['.repeat(30_000)}${']'.repeat(30_000)}}`],
    ['a number', withField('1e400')],
    ['yes', withField('true')],
    ['nothing', withField('null')],
    ['null bytes', withField('"\\u0000\\u0000"')],
    ['half a character', withField('"\\ud800"')],
    ['a turn of direction', withField('"\\u202e"')],
    ['4,000 other fields', `{${Array.from({ length: 4000 }, (_, at) => `"k${at}":1`).join(',')}}`],
  ])('%s', async (_what, body) => {
    for (const path of apis) {
      const answer = await post(path, json, body);
      expect([path, answer.status]).toEqual([path, 422]);
      const field = path.endsWith('token') ? 'token' : 'email';
      expect(JSON.parse(answer.text())).toMatchObject({ errors: [{ field }] });
    }
  });

  it.each([
    ['two', 'a@b.example,c@d.example'],
    ['a header of a mail', 'a@b.example\\r\\nBcc: c@d.example'],
    ['a name in front', 'Ada <a@b.example>'],
    ['a quoted one', '\\"a b\\"@b.example'],
    ['one of a network address', 'a@[127.0.0.1]'],
    ['markup', '<script>@b.example'],
    ['a query to a database', "'; DROP TABLE leads;--@b.example"],
    ['letters that look the same', 'аda@mail.example'],
    ['no host', 'a@'],
  ])('an email address that is %s', async (_what, email) => {
    for (const path of ['/api/subscriptions', '/api/tips']) {
      const answer = await post(path, json, `{"email":"${email}"}`);
      expect([path, answer.status]).toEqual([path, 422]);
    }
  });
});

describe('the API cannot read', () => {
  it.each([
    ['a prototype', '{"__proto__":{"a":1}}'],
    ['a prototype behind a constructor', '{"constructor":{"prototype":{"a":1}}}'],
    ['a prototype deep inside', '{"email":{"a":[{"__proto__":1}]}}'],
    ['text behind the end', '{"email":"ada@mail.example"}x'],
    ['a comment', '{/**/"email":"ada@mail.example"}'],
    ['a number that is none', '{"email":NaN}'],
    ['single quotes', "{'email':'ada@mail.example'}"],
    ['a raw line end in a text', '{"email":"ada\n@mail.example"}'],
    ['a form', 'email=ada%40mail.example'],
  ])('%s', async (_what, body) => {
    for (const path of apis) {
      const answer = await post(path, json, body);
      expect([path, answer.status]).toEqual([path, 400]);
      expect(JSON.parse(answer.text())).toMatchObject({ detail: 'The body is not valid JSON.' });
    }
  });
});

it.each([
  ['themes of every kind', { themes: [[], {}, null, 7, '__proto__', 'constructor'] }],
  ['a result that all objects have', { result: 'toString', themes: 'constructor' }],
  ['a result that is an object', { result: { kind: 'bmi-obese' } }],
  ['ten thousand themes', { themes: Array(10_000).fill('') }],
  ['other fields', { id: 1, kind: 'enrolment', createdAt: 0, valueOf: 1, toJSON: 1 }],
])('tips are sent without what is not known of them: %s', async (_what, more) => {
  const body = { email: 'ada@mail.example', consent: 'tips-personal-1', ...more };
  const answer = await post('/api/tips', json, JSON.stringify(body));
  expect(answer.status).toBe(202);
  expect(JSON.parse(answer.text())).not.toHaveProperty('tips.0.kind');
});
