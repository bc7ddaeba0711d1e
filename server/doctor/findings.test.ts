import type { IncomingMessage, ServerResponse } from 'node:http';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import webPush from 'web-push';
import { parseSettings } from '#server/settings.ts';
import { everyService } from '../../tests/support/every-service.ts';
import { startMailServer } from '../../tests/support/mail-server.ts';
import { serve } from '../../tests/support/serve.ts';
import { checkPush, checkSettings, judgeAccounts } from './check-settings.ts';
import { checkCountry } from './check-machine.ts';
import { checkMail } from './check-mail.ts';
import { checkServices } from './check-services.ts';
import { checkStore } from './check-store.ts';

/** All services at one address, each under its own path. */
function play(request: IncomingMessage, response: ServerResponse): void {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const answers: Readonly<Record<string, [type: string, body: string]>> = {
    '/wp/wp-json/wp/v2/posts': ['application/json', '[{"id":1}]'],
    '/paystack/transaction': ['application/json', '{}'],
    '/paypal/v1/oauth2/token': ['application/json', '{}'],
    '/geo/8.8.8.8/json': ['application/json', '{"country":"US"}'],
    '/tiles/6/33/30.png': ['image/png', 'a picture'],
  };
  const [type, body] = answers[pathname] ?? ['text/plain', ''];
  response.writeHead(pathname in answers || request.method === 'OPTIONS' ? 200 : 404, {
    'content-type': type,
  });
  response.end(body);
}

it('a service that answers as it should is well', async () => {
  await using services = await serve(play);
  const findings = await checkServices(parseSettings(everyService(services.address)));
  expect(findings.filter(({ state }) => state !== 'ok')).toMatchObject([
    { subject: 'Quote form', state: 'unused' },
  ]);
  expect(findings).toContainEqual({ subject: 'WordPress', state: 'ok', text: 'lists its posts' });
});

it('the mails about leads go to the address of their topic', async () => {
  await using mails = await startMailServer();
  const settings = parseSettings({
    SMTP_URL: mails.url,
    STAFF_EMAIL: 'staff@health.example',
    STAFF_EMAIL_COMPLAINT: 'care@health.example',
    UNSUBSCRIBE_SECRET: 'x'.repeat(32),
  });
  expect(await checkMail(settings)).toMatchObject({
    state: 'ok',
    text: 'the mail server accepts the login; leads go by topic: complaint to care@health.example, the rest to staff@health.example',
  });
});

describe('a setting that is doubtful or wrong', () => {
  const SITE_URL = 'https://health.example';
  const onThisMachine = 'SITE_URL is http://localhost:3000';
  const plain = { WEBHOOK_URL: 'http://crm.example', WEBHOOK_SECRET: `whsec_${'x'.repeat(32)}` };
  it.each([
    [{ SITE_URL, TRUST_PROXY: '1', ...plain }, 'WEBHOOK_URL starts with http:'],
    [{ COUNTRY_HEADER: 'x-country' }, /^COUNTRY_HEADER is set, but no proxy is trusted/],
    [{ SITE_URL }, 'TRUST_PROXY is not set'],
    [{ PAYSTACK_SECRET_KEY: 'sk_live_key' }, `payments are taken, but ${onThisMachine}`],
    [{ HOST: '0.0.0.0' }, `^${onThisMachine}, but the site listens`],
  ])('%j', (settings, said) => {
    const finding = { state: 'warning', text: expect.stringMatching(said) };
    expect(checkSettings(settings).findings).toEqual([
      expect.objectContaining({ ...finding, advice: expect.anything() }),
    ]);
  });

  it('is a public key of Paystack where the secret one belongs', async () => {
    const findings = await checkServices(parseSettings({ PAYSTACK_SECRET_KEY: 'pk_live_key' }));
    expect(findings.filter(({ state }) => state !== 'unused')).toMatchObject([
      { subject: 'Paystack', state: 'problem', text: 'the key is a public one' },
    ]);
  });

  it.each([
    [true, ['NGN'], {}, 'unused', 'the accounts are samples'],
    [true, ['NGN'], { SITE_URL: 'https://health.example' }, 'warning', 'the accounts are samples'],
    [false, ['NGN', 'USD', 'GBP', 'EUR'], {}, 'ok', 'accounts in NGN, USD, GBP, EUR'],
    [false, ['USD', 'GBP'], {}, 'warning', 'orders in NGN, EUR can be paid neither online nor'],
    [false, ['USD', 'GBP', 'EUR'], { PAYSTACK_SECRET_KEY: 'sk_live_key' }, 'ok', 'accounts in USD'],
  ] as const)(
    'is a bank account, samples: %s, in %j, with %j: %s',
    (isSample, currencies, settings, state, said) => {
      const accounts = currencies.map((currency) => ({
        currency,
        bank: 'Example Bank',
        accountName: 'Example Health',
        accountNumber: '0000000000',
      }));
      expect(judgeAccounts({ isSample, accounts }, parseSettings(settings))).toMatchObject({
        state,
        text: expect.stringContaining(said),
      });
    },
  );

  it('is the country database, missing or old', async () => {
    const stateOn = async (day: string, settings: Record<string, string> = {}) =>
      (await checkCountry(parseSettings(settings), Date.parse(day))).state;
    expect(await stateOn('2026-07-01')).toBe('ok');
    expect(await stateOn('2030-01-01')).toBe('warning');
    expect(await stateOn('2026-07-01', { COUNTRY_DB: '/nowhere.mmdb' })).toBe('problem');
  });

  it('is a missing store, and the doctor creates none', async () => {
    const folder = join(mkdtempSync(join(tmpdir(), 'doctor-')), 'data');
    const [store] = await checkStore(parseSettings({ DATA_DIR: folder }));
    expect(store).toMatchObject({
      state: 'problem',
      text: expect.stringContaining(`there is no store in ${folder}`),
    });
    expect(existsSync(folder)).toBe(false);
  });

  it('is a store that cannot be opened', async () => {
    const [store] = await checkStore(parseSettings({ DATA_DIR: '/dev/null/store' }));
    expect(store).toMatchObject({ state: 'problem', subject: 'Store in /dev/null/store' });
  });

  it('is a key that is no pair of the other', () => {
    const VAPID_SUBJECT = 'mailto:push@example.com';
    const stateOf = (VAPID_PUBLIC_KEY: string, VAPID_PRIVATE_KEY: string) =>
      checkPush(parseSettings({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT })).state;
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    expect(stateOf(publicKey, privateKey)).toBe('ok');
    expect(stateOf('A'.repeat(87), privateKey)).toBe('problem');
    expect(stateOf(publicKey, 'A'.repeat(43))).toBe('problem');
  });
});
