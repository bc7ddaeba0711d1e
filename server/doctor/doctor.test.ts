import { spawn } from 'node:child_process';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import webPush from 'web-push';
import { createLog } from '#server/log.ts';
import { parseSettings } from '#server/settings.ts';
import { openStore } from '#server/store/open-store.ts';
import { Replicator } from '#server/store/replica/replicator.ts';
import { commandEnvironment } from '../../tests/support/run-store-command.ts';
import { startMailServer } from '../../tests/support/mail-server.ts';
import { serve } from '../../tests/support/serve.ts';
import { checkPush, checkSettings, judgeAccounts } from './check-settings.ts';
import { checkCountry } from './check-country.ts';
import { checkReplica } from './check-replica.ts';
import { checkServices } from './check-services.ts';
import { checkStore } from './check-store.ts';

const keys = {
  PAYSTACK_SECRET_KEY: 'sk_live_planted-paystack',
  PAYPAL_CLIENT_ID: 'planted-paypal-id',
  PAYPAL_SECRET: 'planted-paypal-secret',
  GEOLOCATION_TOKEN: 'planted-token',
  FORMS_PORTAL_ID: 'planted-portal',
  FORMS_GUID: 'planted-guid',
  WEBHOOK_SECRET: `whsec_${'planted'.padEnd(32, 'x')}`,
};

/** The folder of a site that has been started once. */
async function makeDataFolder(): Promise<string> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'doctor-'));
  const store = await openStore({ databaseUrl: undefined, dataFolder, log: createLog('silent') });
  await store.close();
  return dataFolder;
}

/** Runs `npm run doctor` as an operator would, after its script has looked at the build. */
async function examine(settings: Record<string, string>, build = 'fresh') {
  const child = spawn('node_modules/.bin/node', ['server/doctor/doctor-command.ts'], {
    env: {
      ...commandEnvironment,
      BUILD_STATE: build,
      DATA_DIR: await makeDataFolder(),
      ...settings,
    },
  });
  const closed = new Promise<number | null>((resolve) => child.on('close', resolve));
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await closed, output, errors };
}

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

function settingsFor(address: string): Record<string, string> {
  return {
    ...keys,
    WORDPRESS_URL: `${address}/wp`,
    SUBSCRIPTION_URL: `${address}/subscribe`,
    FORMS_URL: `${address}/forms`,
    WEBHOOK_URL: `${address}/crm?key=planted-key`,
    PAYSTACK_URL: `${address}/paystack`,
    PAYPAL_URL: `${address}/paypal`,
    GEOLOCATION_URL: `${address}/geo`,
    TILE_URL: `${address}/tiles/{z}/{x}/{y}.png`,
  };
}

describe('the doctor', () => {
  it('finds nothing wrong with a bare site', { tags: 'long' }, async () => {
    const { code, output, errors } = await examine({});
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    for (const line of [
      'ok       Settings',
      'ok       Content',
      'ok       Build',
      'ok       Store',
    ]) {
      expect(output).toContain(line);
    }
    expect(output).toContain('No problems found.');
  });

  it('finds nothing wrong but sample accounts where every service answers as it should', async () => {
    await using services = await serve(play);
    const { code, output } = await examine({
      ...settingsFor(services.address),
      SITE_URL: 'https://health.example',
      TRUST_PROXY: '127.0.0.1',
    });
    expect(output.match(/^(?:PROBLEM|warning).*/gm)).toEqual([
      'warning  Bank transfer: the accounts are samples: the page tells visitors not to pay into them',
    ]);
    expect(output).toContain('ok       WordPress: lists its posts');
    expect(output).toContain('ok       Paystack: accepts the key');
    expect(output).toContain('ok       PayPal: accepts the account');
    expect(code).toBe(0);
  });

  it('says who gets the mails about leads, by topic', { tags: 'long' }, async () => {
    await using mails = await startMailServer();
    const { output } = await examine({
      SMTP_URL: mails.url,
      STAFF_EMAIL: 'staff@health.example',
      STAFF_EMAIL_COMPLAINT: 'care@health.example',
      UNSUBSCRIBE_SECRET: 'x'.repeat(32),
    });
    expect(output).toContain(
      'ok       Mail to staff: the mail server accepts the login; leads go by topic: complaint to care@health.example, the rest to staff@health.example',
    );
  });

  it('says what each broken service does, what to do, and no secret', async () => {
    await using services = await serve((request, response) => {
      const isRefused = /paystack|paypal|geo/.test(request.url ?? '');
      response.writeHead(isRefused ? 401 : 503, { 'content-type': 'text/html' });
      response.end('planted-paystack');
    });
    const { code, output, errors } = await examine({
      ...settingsFor(services.address),
      DATABASE_URL: 'postgres://planted-user:planted-password@127.0.0.1:1/site',
      SMTP_URL: 'smtp://planted-user:planted-password@127.0.0.1:1',
      STAFF_EMAIL: 'staff@example.com',
    });
    expect(code).toBe(1);
    for (const line of [
      'PROBLEM  Store (PostgreSQL): connect ECONNREFUSED',
      'PROBLEM  WordPress: fails (503)',
      'PROBLEM  Subscription service: fails (503)',
      'PROBLEM  Forms service: fails (503)',
      'PROBLEM  Webhook: fails (503)',
      'PROBLEM  Paystack: refuses the key (401)',
      'PROBLEM  PayPal: refuses the key (401)',
      'PROBLEM  Geolocation: refuses the key (401)',
      'PROBLEM  Map tiles: fails (503)',
      'PROBLEM  Mail to staff: cannot connect',
      '10 problems found.',
    ]) {
      expect(output).toContain(line);
    }
    expect(output + errors).not.toContain('planted');
  });
});

describe('a setting that is doubtful or wrong', () => {
  it.each([
    [{ PORT: 'http' }, 'problem', 'PORT: must be a whole number'],
    [{ FORM_URL: 'https://f.example' }, 'warning', 'FORM_URL is no setting'],
    [
      {
        SITE_URL: 'https://health.example',
        TRUST_PROXY: '1',
        WEBHOOK_URL: 'http://crm.example',
        WEBHOOK_SECRET: keys.WEBHOOK_SECRET,
      },
      'warning',
      'WEBHOOK_URL starts with http:',
    ],
    [{ COUNTRY_HEADER: 'x-country' }, 'warning', /^COUNTRY_HEADER is set, but no proxy is trusted/],
    [{ SITE_URL: 'https://health.example' }, 'warning', 'TRUST_PROXY is not set'],
    [
      { PAYSTACK_SECRET_KEY: 'sk_live_key' },
      'warning',
      'payments are taken, but SITE_URL is http://localhost:3000',
    ],
    [{ PAYPAL_CLIENT_ID: 'id', PAYPAL_SECRET: 'secret' }, 'warning', 'payments are taken, but'],
    [{ HOST: '0.0.0.0' }, 'warning', /^SITE_URL is http:\/\/localhost:3000, but the site listens/],
  ])('%j', (settings, state, said) => {
    const { findings } = checkSettings(settings);
    expect(findings).toEqual([
      expect.objectContaining({
        state,
        text: expect.stringMatching(said),
        advice: expect.anything(),
      }),
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
    [false, ['NGN'], { PAYPAL_CLIENT_ID: 'id', PAYPAL_SECRET: 's' }, 'ok', 'accounts in NGN'],
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
    const check = (settings: Record<string, string>, day: string) =>
      checkCountry(parseSettings(settings), Date.parse(day));
    expect(await check({}, '2026-07-01')).toMatchObject({ state: 'ok' });
    expect(await check({}, '2030-01-01')).toMatchObject({ state: 'warning' });
    expect(await check({ COUNTRY_DB: '/nowhere.mmdb' }, '2026-07-01')).toMatchObject({
      state: 'problem',
    });
  });

  it('is a replica that is missing, on the same disk, behind or of another store', async () => {
    const DATA_DIR = await makeDataFolder();
    const REPLICA_DIR = mkdtempSync(join(tmpdir(), 'doctor-'));
    const check = (dataFolder = DATA_DIR, nowMs = Date.now()) =>
      checkReplica(parseSettings({ DATA_DIR: dataFolder, REPLICA_DIR }), nowMs);
    expect(checkReplica(parseSettings({ DATA_DIR }), 0)).toMatchObject({ state: 'unused' });
    expect(check()).toMatchObject({ state: 'problem', text: `there is none in ${REPLICA_DIR}` });
    const replicator = new Replicator({ dataFolder: DATA_DIR, folder: REPLICA_DIR });
    replicator.turn();
    replicator.close();
    expect(check()).toMatchObject({ state: 'warning', text: expect.stringMatching('same disk') });
    expect(check(DATA_DIR, Date.now() + 70_000)).toMatchObject({
      state: 'problem',
      text: expect.stringMatching(/^has nothing that came after 20\S+Z, 70 s ago$/),
    });
    expect(check(await makeDataFolder())).toMatchObject({
      state: 'problem',
      text: expect.stringContaining('holds the replica of another store'),
    });
    rmSync(REPLICA_DIR, { recursive: true });
    expect(check()).toMatchObject({ state: 'problem', text: expect.stringMatching(/ENOENT/) });
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
    const keysOf = (publicKey: string, privateKey: string) =>
      parseSettings({
        VAPID_PUBLIC_KEY: publicKey,
        VAPID_PRIVATE_KEY: privateKey,
        VAPID_SUBJECT: 'mailto:push@example.com',
      });
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    expect(checkPush(keysOf(publicKey, privateKey))).toMatchObject({ state: 'ok' });
    expect(checkPush(keysOf('A'.repeat(87), privateKey))).toMatchObject({ state: 'problem' });
    expect(checkPush(keysOf(publicKey, 'A'.repeat(43)))).toMatchObject({ state: 'problem' });
  });
});
