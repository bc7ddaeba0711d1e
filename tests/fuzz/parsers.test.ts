import { anything, array, assert, constantFrom, json, oneof, property, tuple } from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { cleanLine, cleanText } from '#app/kernel/clean-text.ts';
import { plainText } from '#app/kernel/plain-text.ts';
import { parsePhone } from '#app/leads/parse-phone.server.ts';
import { parseQuote } from '#app/features/buying/party/party-codec.ts';
import { priceQuote } from '#app/features/buying/party/price-party.ts';
import { quoteFieldNames, readQuoteValues } from '#app/features/buying/party/party-fields.ts';
import { readComparisonChoice } from '#app/features/buying/plans/compare/plan-controls.tsx';
import { formatQuery, parseQueryParts } from '#app/features/providers/directory/directory-query.ts';
import { createRedactor } from '#server/doctor/redact.ts';
import { hasOnlyParameters } from '#server/http/pages/page-requests.ts';
import { contentSecurityPolicy } from '#server/http/pages/content-security-policy.ts';
import { clientAddressReader } from '#server/http/visitor/client-address.ts';
import { isPrivateAddress } from '#server/ip-address.ts';
import { wantsDataSaver } from '#server/http/visitor/cookies.ts';
import { readEditionCookie, findEditionSwitch } from '#server/http/visitor/resolve-edition.ts';
import { createRouteNames } from '#server/metrics/metrics.ts';
import { findImageType } from '#server/news/fetch-picture.ts';
import { outcomeOf, parseRetryAfter } from '#server/outbox/retry-policy.ts';
import { findDelimiter } from '#server/providers/import/csv-parser.ts';
import {
  readDay,
  readPhone,
  readPlace,
  readWords,
} from '#server/providers/import/value-readers.ts';
import { parseSettings } from '#server/settings.ts';
import {
  categorySchema,
  mediaSchema,
  postSchema,
} from '#server/upstream/wordpress/wordpress-wire.ts';
import { anyText } from '../support/any-text.ts';
import { fuzzing } from '../support/fuzz.ts';
import { prices } from '../support/plan-catalogue.ts';
import { requestFrom } from '../support/request-from.ts';

const runs = 300;
const searches = array(
  tuple(
    oneof(
      constantFrom(
        ...quoteFieldNames,
        ...'q page category state near open type sort first second'.split(' '),
      ),
      anyText,
    ),
    oneof(
      anyText,
      constantFrom(
        ...'1 0 40 family individual corporate gold yearly USD lagos 6.5,3.4'.split(' '),
      ),
    ),
  ),
  { maxLength: 8 },
).map((pairs) => new URLSearchParams(pairs));

/** Tries a parser with whatever there is; it may refuse, but only in the way it says. */
function neverThrows(parse: (text: string) => unknown): void {
  assert(
    property(anyText, (text) => {
      parse(text);
    }),
    fuzzing(runs),
  );
}

describe('takes whatever it is given:', () => {
  it.each<[string, (text: string) => unknown]>([
    ['the edition cookie', (text) => readEditionCookie(requestFrom('127.0.0.1', { cookie: text }))],
    ['the data-saver cookie', (text) => wantsDataSaver(requestFrom('127.0.0.1', { cookie: text }))],
    ['a phone number', parsePhone],
    ['a line of a form', (text) => cleanLine(text, 80)],
    ['a text of a form', (text) => cleanText(text, 2000)],
    ['an address of the network', isPrivateAddress],
    ['the delimiter of a list', findDelimiter],
    ['words of a list', (text) => readWords(text, 20)],
    ['a phone number of a list', readPhone],
    ['a day of a list', readDay],
    ['a place of a list', (text) => readPlace(text, text)],
    ['HTML as plain text', plainText],
    ['the bytes of a picture', (text) => findImageType(Buffer.from(text))],
    ['when to come again', (text) => parseRetryAfter(text, Date.now())],
    [
      'what a service answered',
      (text) => outcomeOf({ status: text.length * 17, retryAfter: text, text }, 0),
    ],
    [
      'a page to be made safe',
      (text) =>
        contentSecurityPolicy(`<script>${text}</script><style>${text}`, {
          frameOrigins: [],
          imageOrigins: [],
          isTls: true,
          isFramed: false,
        }),
    ],
    [
      'a secret',
      (text) => createRedactor({ PAYPAL_SECRET: text, SMTP_URL: `smtp://${text}` })(text),
    ],
    ['a path to be counted', createRouteNames(['/', '/posts/:slug', '/a/:b?'])],
  ])('%s', (_what, parse) => {
    neverThrows(parse);
  });

  it('the wire types of WordPress, which refuse or take', () => {
    assert(
      property(
        oneof(
          anything(),
          json().map((text): unknown => JSON.parse(text)),
        ),
        (value) => {
          for (const schema of [postSchema, categorySchema, mediaSchema])
            v.safeParse(schema, value);
        },
      ),
      fuzzing(runs),
    );
  });
});

describe('text in an address', () => {
  it('is a question to the directory whose own address means the same', () => {
    assert(
      property(searches, (search) => {
        const asked = parseQueryParts(search);
        expect(asked.page).toBeGreaterThanOrEqual(1);
        expect(asked.text.length).toBeLessThanOrEqual(100);
        expect(parseQueryParts(new URLSearchParams(formatQuery(asked)))).toEqual({
          ...asked,
          types: expect.anything(),
        });
      }),
      fuzzing(runs),
    );
  });

  it('is a quote of whole kobo, or what is wrong in words', () => {
    assert(
      property(searches, (search) => {
        const { request } = parseQuote(readQuoteValues(search), prices, {
          tier: 'gold',
          currency: 'NGN',
        });
        const outcome = request && priceQuote(request, prices);
        if (outcome) expect(JSON.stringify(outcome)).not.toMatch(/NaN|null|Infinity|[:,[]-\d/);
        readComparisonChoice(search, { currency: 'NGN', recommended: 'gold' });
      }),
      fuzzing(runs),
    );
  });

  it('leads, with the switch of edition, to our own site alone', () => {
    assert(
      property(anyText, searches, (path, search) => {
        search.set('edition', 'DG');
        const address = `https://a.example/${path}?${search}`;
        if (!URL.canParse(address)) return;
        const url = new URL(address);
        const change = findEditionSwitch(url);
        hasOnlyParameters(url, ['q']);
        if (!change) return;
        expect(new URL(change.location, 'https://a.example').origin).toBe('https://a.example');
        expect(change.location).toMatch(/^\/(?!\/|\\)/);
        expect(change.cookie).toBe('edition=DG; Path=/; Max-Age=31536000; SameSite=Lax');
      }),
      fuzzing(runs),
    );
  });
});

describe('who asks', () => {
  const readTrusting = clientAddressReader(parseSettings({ TRUST_PROXY: '127.0.0.1' }).TRUST_PROXY);
  const readNobody = clientAddressReader(parseSettings({}).TRUST_PROXY);

  it('is the connection, whatever it says, where nobody is trusted', () => {
    assert(
      property(anyText, (forwarded) => {
        const request = requestFrom('198.51.100.1', { 'x-forwarded-for': forwarded });
        expect(readNobody(request)).toEqual({ address: '198.51.100.1', isFromTrustedProxy: false });
      }),
      fuzzing(runs),
    );
  });

  it('is what the trusted proxy saw, whatever the visitor wrote before it', () => {
    assert(
      property(anyText, (forwarded) => {
        const header = `${forwarded}, 203.0.113.9`;
        const request = requestFrom('127.0.0.1', { 'x-forwarded-for': header });
        expect(readTrusting(request).address).toBe('203.0.113.9');
      }),
      fuzzing(runs),
    );
  });
});
