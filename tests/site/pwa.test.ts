import { describe, expect, it } from 'vitest';
import { ask } from '../../tests/support/ask.ts';
import { postForm } from '../../tests/support/post-form.ts';
import { useSharedSite } from '../../tests/support/use-shared-site.ts';

const site = useSharedSite();

const get = async (path: string, headers: Record<string, string> = {}) =>
  (await ask(site.address, path, { headers })).text();

it('the service worker is requested again each time, sent once, and may have the whole site', async () => {
  const { status, headers, text } = await ask(site.address, '/sw.js');
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'service-worker-allowed': '/',
    'content-security-policy': "default-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  });
  expect(text()).toContain('waiting-forms');
  const known = { 'if-none-match': headers.etag };
  const again = await ask(site.address, '/sw.js', { headers: known });
  expect([again.status, again.text()]).toEqual([304, '']);
});

const fontRules = /<link rel="stylesheet" href="\/assets\/fonts-[\w-]+\.css"/;

describe('the data saver', () => {
  it.each([
    ['the header', { 'save-data': 'on' }],
    ['the switch', { cookie: 'data-saver=on' }],
  ])('by %s gives separate pages, beside the others', async (_by, headers) => {
    const normal = await get('/');
    const saving = await get('/', headers);
    expect(normal).not.toContain('data-saver="on"');
    expect(normal).toMatch(fontRules);
    expect(saving).toContain('<html lang="en-NG" data-saver="on">');
    expect(saving).not.toMatch(fontRules);
    expect(await get('/')).toBe(normal);
    expect(await get('/', { ...headers, cookie: 'data-saver=off' })).not.toContain(
      'data-saver="on"',
    );
  });

  it('remembers the choice for a year and comes back to the page', async () => {
    const fields = { 'data-saver': 'on', back: '/providers?state=lagos' };
    const { status, headers } = await postForm(site, '/data-saver', fields);
    expect(status).toBe(303);
    expect(headers.location).toBe('/providers?state=lagos');
    expect(headers['set-cookie']).toEqual([
      'data-saver=on; Path=/; Max-Age=31536000; SameSite=Lax',
    ]);
  });

  it('never leads away from the site', async () => {
    const fields = { 'data-saver': 'off', back: '/.//evil.example' };
    const { headers } = await postForm(site, '/data-saver', fields);
    expect(headers.location).toBe('/data-saver');
  });
});

describe('pages', () => {
  it('say which edition they are of, so that copies are never mixed', async () => {
    const nigeria = await ask(site.address, '/faqs', { headers: { cookie: 'edition=NG' } });
    const abroad = await ask(site.address, '/faqs', { headers: { cookie: 'edition=DG' } });
    expect(nigeria.headers['site-edition']).toBe('NG');
    expect(abroad.headers['site-edition']).toBe('DG');
  });

  it('name no key for push messages where none is set up', async () => {
    expect(await get('/')).not.toContain('data-push-key');
  });
});

it('the installed site has what browsers want: a name, icons of both kinds, a start and shortcuts that exist', async () => {
  const manifest = JSON.parse(await get('/manifest.webmanifest')) as {
    readonly icons: readonly { readonly src: string; readonly purpose?: string }[];
    readonly shortcuts: readonly { readonly url: string }[];
  };
  expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone' });
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  const paths = [
    ...manifest.icons.map(({ src }) => src),
    ...manifest.shortcuts.map(({ url }) => url),
  ];
  for (const path of paths) expect((await ask(site.address, path)).status, path).toBe(200);
});
