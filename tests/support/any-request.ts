import {
  array,
  constant,
  constantFrom,
  oneof,
  option,
  record,
  string,
  tuple,
  uint8Array,
} from 'fast-check';

const apiPaths =
  '/api/location /api/posts /api/posts/images /api/categories /api/subscriptions /api/tips /api/notifications/save-token /api/providers /api/';
const pagePaths =
  '/ /global /contact /checkout/gold /checkout/return /checkout/members /checkout/payment /get-care /privacy /unsubscribe /data-saver /search /work-with-us /newsletter /news /providers /faqs /insurance-plans /insurance-calculator /insurance-calculator/purchase /wellness /wellness/quiz.json /posts/ /plans/gold /quote.pdf /receipt.pdf /corporate-plan /media/ /assets/ /healthz /readyz /metrics /status /robots.txt /plans.json /providers.json /sitemap.xml /_.data /contact.data /providers.data';
const parameterNames =
  'q state lga plan type page near open sort category who age spouse children people older currency pay compare edition sent form _routes index __proto__ constructor utm_source';
const parameterValues =
  '1 0 -1 99999999999999999999 1e308 NaN NG DG lagos gold family individual corporate yearly USD 6.5,3.4 91,181 %00 %FF % %F0%9F%98%80 [] {} %3Cscript%3E ../../etc/passwd root routes%2Fnews';
const headerNames =
  'Accept Accept-Encoding Accept-Language Cookie If-None-Match If-Modified-Since Range Origin Referer Sec-Fetch-Site X-Forwarded-For X-Forwarded-Host X-Forwarded-Proto Forwarded X-Country Idempotency-Key Content-Encoding TE Expect Upgrade X-HTTP-Method-Override X-Original-URL Authorization Purpose';
const headerValues =
  '|*|*/*|text/html|application/json|null|none|same-origin|edition=NG|edition=DG; edition=x|NG|zz|127.0.0.1|::1, 8.8.8.8|[2001:db8::1]:443|bytes=0-|bytes=9-1|br;q=0|gzip;q=1e9|websocket|h2c|100-continue|"|W/"a"|http://localhost|https://|trailers|PUT|/etc/passwd';
const contentTypes =
  'application/json|application/json; charset=utf-8|application/json; charset=utf-16|application/x-www-form-urlencoded|multipart/form-data; boundary=x|multipart/form-data|text/plain|image/png||nonsense|application/json;;;';
const fieldNames =
  'name email phone message consent height weight age fever tool website submission_key filled_ms __proto__';
const methods = 'GET GET POST POST HEAD PUT PATCH DELETE OPTIONS TRACE PROPFIND SEARCH LINK BREW';
const jsonTexts = [
  '',
  '{',
  '[]',
  'null',
  '"a"',
  '{"email":',
  '{"__proto__":{"a":1}}',
  '[['.repeat(5000),
  '{"email":"a@example.com","email":"b"}',
  '\u{feff}{}',
  `{"email":"${'a'.repeat(70_000)}"}`,
];
const emails: unknown[] = ['a@example.com', '', null, 1, {}, [], '\0', 'a@'.repeat(300)];

const of = (list: string, separator = ' ') => constantFrom(...list.split(separator));

/** A line that may be in the head of a request. */
export const headLine = (maxLength: number) =>
  string({ maxLength, unit: 'binary-ascii' }).map((text) => text.replaceAll(/[^\x20-\x7e]/g, ''));
const word = headLine(12).map((text) => text.replaceAll(' ', ''));

const value = oneof(
  of(parameterValues),
  word,
  string({ maxLength: 20, unit: 'grapheme' }).map(encodeURIComponent),
);
const query = array(tuple(oneof(of(parameterNames), word.map(encodeURIComponent)), value), {
  maxLength: 6,
}).map((pairs) => (pairs.length === 0 ? '' : `?${pairs.map((pair) => pair.join('=')).join('&')}`));

const headerName = oneof(
  of(headerNames),
  word.map((text) => text.replaceAll(/[^\w-]/g, '') || 'X'),
);
/** Of what frames a message only one may be there: more of them are tried elsewhere. */
const isFraming = /^(host|connection|content-length|transfer-encoding)$/i;
const headers = array(tuple(headerName, oneof(of(headerValues, '|'), headLine(60))), {
  maxLength: 6,
}).map((pairs) =>
  pairs
    .filter(([name]) => !isFraming.test(name))
    .map(([name, text]) => `${name}: ${text.trim()}\r\n`)
    .join(''),
);

const form = array(tuple(of(fieldNames), value), { maxLength: 6 }).map((pairs) =>
  pairs.map((pair) => pair.join('=')).join('&'),
);
const json = oneof(
  record({
    email: oneof(constantFrom(...emails), word),
    source: option(word),
    token: option(word),
  }).map((fields) => JSON.stringify(fields)),
  constantFrom(...jsonTexts),
);
const multipart = headLine(40).map(
  (text) =>
    `--x\r\nContent-Disposition: form-data; name="name"; filename="${text}"\r\n\r\n${text}\r\n--x--\r\n`,
);
const body = oneof(
  oneof(form, json, multipart).map((text) => new Uint8Array(Buffer.from(text))),
  uint8Array({ maxLength: 300 }),
);

/** Requests as nobody would send them, each of which can be read to its end. */
export const anyRequest = record({
  method: oneof(
    of(methods),
    word.map((text) => text.replaceAll(/[^A-Z]/g, '') || 'GET'),
  ),
  target: tuple(
    oneof(
      of(apiPaths),
      of(pagePaths),
      word.map((text) => `/${text}`),
    ),
    oneof(
      constant(''),
      constant(''),
      word.map((text) => `/${text}`),
    ),
    query,
  ).map((parts) => parts.join('').replaceAll(/[^\x21-\x7e]/g, '')),
  headers,
  type: of(contentTypes, '|'),
  framed: tuple(of('length length length chunks bad-chunks none'), body).map(([kind, bytes]) =>
    frame(kind, bytes),
  ),
});

/** A body and the lines of the head that say how long it is. */
interface Framed {
  readonly lines: string;
  readonly bytes: Uint8Array;
}

function frame(kind: string, bytes: Uint8Array): Framed {
  if (kind === 'none') return { lines: '', bytes: new Uint8Array() };
  if (kind === 'length') return { lines: `Content-Length: ${bytes.length}\r\n`, bytes };
  const lines = 'Transfer-Encoding: chunked\r\n';
  if (kind === 'bad-chunks') return { lines, bytes: Buffer.from('zz\r\nhello\r\n\r\n') };
  const size = Buffer.from(`${bytes.length.toString(16)}\r\n`);
  const end = Buffer.from('0\r\n\r\n');
  const chunks = bytes.length === 0 ? [end] : [size, bytes, Buffer.from('\r\n'), end];
  return { lines, bytes: Buffer.concat(chunks) };
}
