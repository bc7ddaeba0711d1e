import { expect, it } from 'vitest';
import { draftCookie, readDraftKey } from './draft-cookie.server.ts';

const key = 'abcdefghij-KLMNOPQ_123';

const withCookie = (cookie: string) =>
  new Request('https://health.example/checkout/gold', { headers: { cookie } });

it('the key of an order is sent over encrypted connections only, where the site has them', async () => {
  const cookie = await draftCookie(key, 'https://health.example');
  expect(cookie).toMatch(/; Path=\/checkout; HttpOnly; Secure; SameSite=Lax$/);
  expect(await draftCookie(key, 'http://127.0.0.1:3000')).not.toContain('Secure');
  const [pair = ''] = cookie.split(';');
  expect(await readDraftKey(withCookie(`edition=NG; ${pair}`))).toBe(key);
});

const keyless = ['', 'order=', 'order=%', 'order=e30=', 'order=IngiOyB5', `order=${key}`];
it.each(keyless)('a cookie that holds no key is taken for none: "%s"', async (cookie) => {
  expect(await readDraftKey(withCookie(cookie))).toBeUndefined();
});
