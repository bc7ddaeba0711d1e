import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { requestFrom } from '../../../tests/support/request-from.ts';
import { cookiesRead, wantsDataSaver } from './cookies.ts';
import { readEditionCookie } from './resolve-edition.ts';

const conf = readFileSync('deploy/nginx.conf', 'utf8');
const key = /location \/ \{[^}]*proxy_cache_key "([^"]*)"/.exec(conf)?.[1] ?? '';
const bypass = /location \/ \{[^}]*proxy_cache_bypass ([^;]*);/.exec(conf)?.[1] ?? '';
const maps = [...conf.matchAll(/map (\S+|"[^"]*") (\$\w+) \{([^}]*)\}/g)].map(
  ([, from = '', to = '', rules = '']) => ({ from, to, rules }),
);

/** The maps that set the variables of a text, and the maps behind those. */
function mapsBehind(text: string): typeof maps {
  const names = new Set<string>(text.match(/\$\w+/g));
  const direct = maps.filter(({ to }) => names.has(to));
  return [...direct, ...direct.flatMap(({ from, rules }) => mapsBehind(`${from} ${rules}`))];
}

describe('the key under which nginx caches pages', () => {
  it.each(cookiesRead)('has the cookie %s, which the server reads, or is not used', (name) => {
    const rules = mapsBehind(`${key} ${bypass}`).filter(({ from }) => from === '$http_cookie');
    expect(rules.map((map) => map.rules).join()).toContain(`;\\s*)${name}=`);
  });

  it('has what the server reads of other headers', () => {
    const read = ['$http_save_data', '$http_accept_encoding', '$http_cf_ipcountry'];
    const sources = mapsBehind(key).flatMap(({ from }) => from.match(/\$\w+/g) ?? []);
    expect(sources).toEqual(expect.arrayContaining(read));
  });

  it('has no header as the visitor sent it, which would multiply the copies', () => {
    expect(key).not.toMatch(/\$(http|cookie|sent)_/);
  });
});

it('nothing reads cookies of requests past the list of those in the key', () => {
  const files = globSync('{server,app}/**/*.{ts,tsx}').filter((name) => !name.includes('.test.'));
  const readers = files.filter((name) =>
    /headers\??\.cookie|\[['"]cookie['"]\]|get\(['"]cookie['"]\)/i.test(readFileSync(name, 'utf8')),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(readers.toSorted()).toEqual([
    'app/features/buying/enrolment/draft/draft-cookie.server.ts',
    'server/http/visitor/cookies.ts',
  ]);
});

const peer = '203.0.113.7';
const requestWith = (cookie: string | undefined) =>
  requestFrom(peer, cookie === undefined ? {} : { cookie });

describe('the choice in a Cookie header', () => {
  it.each([
    ['edition=NG', 'NG'],
    ['edition=DG', 'DG'],
    ['theme=dark; edition=DG', 'DG'],
    ['theme=dark;edition=DG;x=1', 'DG'],
    ['edition=NG ; x=1', 'NG'],
  ])('%s', (header, edition) => {
    expect(readEditionCookie(requestWith(header))).toEqual({ edition, isInvalid: false });
  });

  const without = [undefined, '', 'theme=dark', 'myedition=NG', 'theme=edition=NG', 'edition'];
  it.each(without)('is not there in %j', (header) => {
    const none = { edition: undefined, isInvalid: false };
    expect(readEditionCookie(requestWith(header))).toEqual(none);
  });

  it.each([
    'edition=',
    'edition=ng',
    'edition="NG"',
    'edition=\0NG',
    'edition=NG,DG',
    'edition=NG%0D%0ASet-Cookie:a=b',
    'edition=constructor',
    'edition[]=NG; edition=x',
    'edition=GB; edition=NG',
    `edition=${'N'.repeat(8000)}`,
    `${';'.repeat(8000)}edition=`,
  ])('means nothing in %.40j', (header) => {
    const invalid = { edition: undefined, isInvalid: true };
    expect(readEditionCookie(requestWith(header))).toEqual(invalid);
  });
});

it.each([
  [{}, false],
  [{ 'save-data': 'on' }, true],
  [{ 'save-data': 'off' }, false],
  [{ cookie: 'data-saver=on' }, true],
  [{ cookie: 'edition=NG; data-saver=on; other=1' }, true],
  [{ cookie: 'data-saver=off', 'save-data': 'on' }, false],
  [{ cookie: 'data-saver=maybe', 'save-data': 'on' }, true],
  [{ cookie: 'not-data-saver=on' }, false],
  [{ cookie: 'data-saver=ON' }, false],
  [{ cookie: 'data-saver=constructor' }, false],
  [{ cookie: 'data-saver=off; data-saver=on' }, false],
])('%j saves data: %s', (headers, expected) => {
  expect(wantsDataSaver(requestFrom(peer, headers))).toBe(expected);
});
