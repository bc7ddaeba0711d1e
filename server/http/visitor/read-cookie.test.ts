import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cookiesRead } from './read-cookie.ts';

const conf = readFileSync('deploy/nginx.conf', 'utf8');
const key = /location \/ \{[^}]*proxy_cache_key "([^"]*)"/.exec(conf)?.[1] ?? '';
const maps = [...conf.matchAll(/map (\S+|"[^"]*") (\$\w+) \{([^}]*)\}/g)].map(
  ([, from = '', to = '', rules = '']) => ({ from, to, rules }),
);

/** The maps that set the variables of a text, and the maps behind those. */
function mapsBehind(text: string): typeof maps {
  const names = new Set<string>(text.match(/\$\w+/g));
  const direct = maps.filter(({ to }) => names.has(to));
  return [...direct, ...direct.flatMap(({ from, rules }) => mapsBehind(`${from} ${rules}`))];
}

describe('the key under which nginx keeps pages', () => {
  it.each(cookiesRead)('has the cookie %s, which the server reads', (name) => {
    const rules = mapsBehind(key).filter(({ from }) => from === '$http_cookie');
    expect(rules.map((map) => map.rules).join()).toContain(`;\\s*)${name}=`);
  });

  it.each(['$http_save_data', '$http_accept_encoding', '$http_cf_ipcountry'])(
    'has %s',
    (header) => {
      expect(
        mapsBehind(key)
          .map(({ from }) => from)
          .join(),
      ).toContain(header);
    },
  );

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
  expect(readers).toEqual(['server/http/visitor/read-cookie.ts']);
});
