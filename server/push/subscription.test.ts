import { describe, expect, it } from 'vitest';
import { aPushToken } from '../../tests/support/a-push-token.ts';
import { createMemoryLog } from '../../tests/support/memory-log.ts';
import { useStore } from '../../tests/support/use-store.ts';
import { createDailyPurge } from '#server/leads/commands/purge-leads.ts';
import { findSubscription, isPushService, isPushToken, savePushToken } from './subscription.ts';

it.each(['', '{}', '{"endpoint":"https://push.example"}'])("not a browser's token: %s", (token) => {
  expect(findSubscription(token)).toBeUndefined();
});

const { keys } = JSON.parse(aPushToken('a')) as { keys: { p256dh: string; auth: string } };

it('a token is taken as a browser makes it, with an expiry or without', () => {
  expect(isPushToken(aPushToken('a'))).toBe(true);
  expect(isPushToken(aPushToken('a', { expirationTime: 1_795_334_400_000 }))).toBe(true);
  expect(isPushToken(aPushToken('a', { expirationTime: undefined }))).toBe(true);
});

it.each(['abc', 'fA3:APA91b-x_y.z=', 'x'.repeat(300)])('takes an opaque token: %.20s', (token) => {
  expect(isPushToken(token)).toBe(true);
});

it.each(['', 'two words', '₦', 'x'.repeat(301), '{"token":"abc"}'])(
  'is no token: "%.20s"',
  (token) => {
    expect(isPushToken(token)).toBe(false);
  },
);

it.each([
  ['no keys', { keys: undefined }],
  ['a key that is too short', { keys: { ...keys, p256dh: keys.p256dh.slice(1) } }],
  ['a compressed key', { keys: { ...keys, p256dh: `A${keys.p256dh.slice(1)}` } }],
  ['a secret that is too long', { keys: { ...keys, auth: `${keys.auth}AA` } }],
  ['an expiry in words', { expirationTime: 'tomorrow' }],
  ['an address elsewhere', { endpoint: 'https://push.example/a' }],
])('a token with %s is not taken', (_what, changes) => {
  expect(isPushToken(aPushToken('a', changes))).toBe(false);
});

describe('a saved token', () => {
  const used = useStore('sqlite');
  const dayMs = 24 * 60 * 60 * 1000;
  const nowMs = Date.now();

  async function left(): Promise<string[]> {
    const { log } = createMemoryLog();
    const purge = createDailyPurge({ store: used.store, retentionMonths: 24, log });
    purge.start();
    await purge.stop();
    const rows = await used.store.tables.selectFrom('push_tokens').select('token').execute();
    return rows.map(({ token }) => token);
  }

  it('is removed by the daily purge once no browser has sent it for 270 days', async () => {
    const [old, inUse, recent] = [aPushToken('old'), aPushToken('used'), aPushToken('recent')];
    for (const token of [old, inUse]) {
      await savePushToken(used.store, token, nowMs - 271 * dayMs);
    }
    await savePushToken(used.store, recent, nowMs - 269 * dayMs);
    expect(await savePushToken(used.store, inUse, nowMs - 200 * dayMs)).toBe(false);
    expect((await left()).toSorted()).toEqual([recent, inUse].toSorted());
  });

  it('is removed on the day that its subscription names', async () => {
    const [over, good] = [-1, 1].map((days) =>
      aPushToken(`expires${days}`, { expirationTime: nowMs + days * dayMs }),
    ) as [string, string];
    await savePushToken(used.store, over, nowMs - 2 * dayMs);
    await savePushToken(used.store, good, nowMs - 2 * dayMs);
    expect(await left()).toEqual([good]);
  });

  it('from before expiry was stored is removed 270 days after it came', async () => {
    const save = (token: string, days: number) =>
      used.store.tables
        .insertInto('push_tokens')
        .values({ token, created_at: nowMs - days * dayMs, expires_at: null })
        .execute();
    await save('older', 271);
    await save('newer', 269);
    expect(await left()).toEqual(['newer']);
  });
});

it.each([
  'https://fcm.googleapis.com/fcm/send/a',
  'https://updates.push.services.mozilla.com/wpush/v2/a',
  'https://web.push.apple.com/a',
  'https://wns2-par02p.notify.windows.com/w/?token=a',
])('%s is a push service', (endpoint) => {
  expect(isPushService(endpoint, [])).toBe(true);
});

it.each([
  'http://fcm.googleapis.com/a',
  'https://fcm.googleapis.com:8443/a',
  'https://fcm.googleapis.com.evil.example/a',
  'https://169.254.169.254/latest',
  'http://localhost:3000/',
])('%s is none', (endpoint) => {
  expect(isPushService(endpoint, [])).toBe(false);
});

it('a host that the operator names is one', () => {
  expect(isPushService('http://127.0.0.1:9000/a', ['127.0.0.1:9000'])).toBe(true);
  expect(isPushService('http://127.0.0.1:9001/a', ['127.0.0.1:9000'])).toBe(false);
});
