// @module-tag long
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ask } from '../support/ask.ts';
import { typedIn } from '../support/typed-in.ts';
import { useSite } from '../support/use-site.ts';

const site = useSite(() => ({ TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'fatal' }));
let sender = 0;

const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCharCode(first + at));
/** Characters that change the direction of text, and the byte order mark. */
const turns = [...from(0x202a, 0x202e), ...from(0x2066, 0x2069), '\uFEFF'];
const lineEnds = ['\t', '\n', '\r'];
const controls = [...from(0, 0x1f), ...from(0x7f, 0x9f)].filter((one) => !lineEnds.includes(one));
const halves = ['\uD800', '\uDBFF', '\uDC00', '\uDFFF'];

/** Printed by fast-check with the smallest failing text. */
const settings = { seed: 20_261_122, numRuns: 25 };

/** A text with unwanted characters strewn in, and the same without them. */
function strewn(plain: string, unwanted: readonly string[]) {
  const places = fc.array(fc.tuple(fc.nat(plain.length), fc.constantFrom(...unwanted)), {
    minLength: 1,
    maxLength: 6,
  });
  return places.map((all) => {
    const letters = Array.from({ length: plain.length + 1 }, (_, at) => plain[at] ?? '');
    for (const [at, one] of all) letters[at] = one + letters[at];
    return letters.join('');
  });
}

async function read(path: string): Promise<string> {
  const answer = await ask(site.address, path);
  return `${answer.status} ${answer.text()}`;
}

/** Sends from an address that has sent nothing before. */
async function post(path: string, type: string, body: string) {
  sender += 1;
  const answer = await ask(site.address, path, {
    method: 'POST',
    headers: {
      'content-type': type,
      'x-forwarded-for': `10.2.${sender >> 8}.${sender & 255}`,
    },
    body,
  });
  return answer.text();
}

describe('control characters in an address are ignored:', { tags: 'long' }, () => {
  it.each(['/providers', '/news', '/search', '/faqs'])('in the query of %s', async (page) => {
    const plain = await read(`${page}?q=heart`);
    await fc.assert(
      fc.asyncProperty(strewn('heart', [...controls, ...lineEnds, ...turns]), async (text) => {
        const answer = await read(`${page}?q=${encodeURIComponent(text)}`);
        expect(answer === plain, 'the same answer').toBe(true);
      }),
      settings,
    );
  });

  it.each(['/api/providers', '/api/suggestions'])('in the query of %s', async (path) => {
    const plain = await read(`${path}?q=lagos`);
    await fc.assert(
      fc.asyncProperty(strewn('lagos', [...controls, ...lineEnds, ...turns]), async (text) => {
        const answer = await read(`${path}?q=${encodeURIComponent(text)}`);
        expect(answer === plain, 'the same answer').toBe(true);
      }),
      settings,
    );
  });

  it('in a path, even of a page that is not there', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc
          .constantFrom('faqs', 'no-such-page', 'robots.txt')
          .chain((name) =>
            strewn(name, [...controls, ...lineEnds, ...turns]).map((text) => [name, text] as const),
          ),
        async ([name, text]) => {
          const isSame = (await read(`/${encodeURIComponent(text)}`)) === (await read(`/${name}`));
          expect(isSame, 'the same answer').toBe(true);
        },
      ),
      settings,
    );
  });

  const leftovers = ['/%00/evil.example/', '/.%00./.%00./etc/passwd', '/%0%000', '/%%000faqs'];
  it.each(leftovers)('and what is left in %s leads nowhere else', async (path) => {
    expect((await ask(site.address, path)).status).toBeGreaterThanOrEqual(400);
  });
});

describe('control characters in a field', () => {
  it.each([
    [
      'application/x-www-form-urlencoded',
      (name: string) => new URLSearchParams({ name }).toString(),
    ],
    [
      'multipart/form-data; boundary=x',
      (name: string) =>
        `--x\r\nContent-Disposition: form-data; name="name"\r\n\r\n${name}\r\n--x--\r\n`,
    ],
  ])('of a form are dropped before it is shown again (%s)', async (type, write) => {
    await fc.assert(
      fc.asyncProperty(strewn('Ada Obi', [...controls, ...turns]), async (text) => {
        expect(typedIn(await post('/contact', type, write(text)), 'name')).toBe('Ada Obi');
      }),
      settings,
    );
  });

  it('of several lines leave its lines and tabs', async () => {
    const message = 'First\u0000 line\u0085\r\n\tSecond \u202Eline';
    const type = 'application/x-www-form-urlencoded';
    const page = await post('/contact', type, new URLSearchParams({ message }).toString());
    expect(typedIn(page, 'message')).toBe('First line\r\n\tSecond line');
  });

  it('of the API are dropped, halves of characters too', async () => {
    const plain = await post('/api/tips', 'application/json', '{"email":"ada@mail.example"}');
    expect(JSON.parse(plain)).toEqual({
      reference: expect.stringMatching(/^[0-9A-F]{8}$/) as string,
    });
    await fc.assert(
      fc.asyncProperty(
        strewn('ada@mail.example', [...controls, ...turns, ...halves]),
        async (email) => {
          const body = JSON.stringify({ email });
          expect(await post('/api/tips', 'application/json', body)).toBe(plain);
        },
      ),
      settings,
    );
  });
});
