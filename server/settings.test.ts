import { describe, expect, it } from 'vitest';
import { parseSettings, SettingError } from './settings.ts';

/** The message an operator gets for an environment that cannot be used. */
function messageFor(environment: Record<string, string>): string {
  try {
    parseSettings(environment);
  } catch (error) {
    if (error instanceof SettingError) return error.message;
    throw error;
  }
  return 'no error';
}

describe('with nothing set', () => {
  it('gives the whole working site of the contract', () => {
    expect(parseSettings({})).toEqual({
      PORT: 3000,
      HOST: '127.0.0.1',
      SITE_URL: 'http://localhost:3000',
      DATA_DIR: 'data',
      TRUST_PROXY: { kind: 'none' },
      METRICS_FROM: [],
      PAYSTACK_URL: 'https://api.paystack.co',
      PAYPAL_URL: 'https://api-m.paypal.com',
      RETENTION_MONTHS: 24,
      PUSH_ASK: 'load',
      OFFLINE: 'on',
      QUIZ: 'on',
      LOG_LEVEL: 'info',
    });
  });

  it('takes an empty text for unset', () => {
    const environment = { PORT: '', SITE_URL: '', TRUST_PROXY: '', FORMS_URL: '', LOG_LEVEL: '' };
    expect(parseSettings(environment)).toEqual(parseSettings({}));
  });

  it('calls itself by its port', () => {
    expect(parseSettings({ PORT: '8080' }).SITE_URL).toBe('http://localhost:8080');
  });
});

const webhook = {
  WEBHOOK_URL: 'https://crm.example/hook',
  WEBHOOK_SECRET: `whsec_${Buffer.alloc(24).toString('base64')}`,
};
const wrongSecret = 'WEBHOOK_SECRET: must be whsec_ and 24 to 64 random bytes in base64';
const forms = { FORMS_URL: 'https://forms.example', FORMS_PORTAL_ID: '1', FORMS_GUID: 'g' };
const paypal = { PAYPAL_CLIENT_ID: 'id', PAYPAL_SECRET: 'secret' };
const mail = { SMTP_URL: 'smtp://mail.example:587', STAFF_EMAIL: 'staff@health.example' };
const vapid = {
  VAPID_PUBLIC_KEY: 'B'.repeat(87),
  VAPID_PRIVATE_KEY: 'k'.repeat(43),
  VAPID_SUBJECT: 'mailto:hello@site.example',
};

describe('a good value', () => {
  it.each([
    ['PORT', '65535', 65_535],
    ['SITE_URL', 'https://health.example/', 'https://health.example'],
    ['DATABASE_URL', 'postgresql://db.example/site', 'postgresql://db.example/site'],
    ['COUNTRY_HEADER', 'CF-IPCountry', 'cf-ipcountry'],
    ['GEOLOCATION_URL', 'https://geo.example/', 'https://geo.example'],
    ['WORDPRESS_URL', 'https://blog.example/news//', 'https://blog.example/news'],
    ['RETENTION_MONTHS', '6', 6],
    ['TILE_URL', 'https://t.example/{z}/{x}/{y}.png', 'https://t.example/{z}/{x}/{y}.png'],
  ] as const)('of %s=%s is taken', (name, given, taken) => {
    expect(parseSettings({ [name]: given })[name]).toBe(taken);
  });

  const mailServers = ['smtp://mail.example:587', 'smtps://mail.example'];
  it.each(mailServers)('is taken for whole groups, with mail to staff by %s', (SMTP_URL) => {
    const groups = { ...forms, ...webhook, ...paypal, ...vapid, ...mail, SMTP_URL };
    expect(parseSettings(groups)).toMatchObject(groups);
  });
});

const notWhole = 'VAPID_SUBJECT: must be a whole address, such as mailto:hello@example.com';
const noKey = 'VAPID_PUBLIC_KEY: must be a key as "npm run push -- keys" makes them';
const noPath = 'SITE_URL: must be an address without a path, such as https://health.example';
const noProxy = 'is neither a number of hops nor an address or range (CIDR)';

it.each([
  ['PORT', 'http', 'PORT: must be a whole number'],
  ['PORT', '65536', 'PORT: must be at most 65535'],
  ['SITE_URL', 'health.example', 'SITE_URL: must be an http or https address'],
  ['SITE_URL', 'ftp://health.example', 'SITE_URL: must be an http or https address'],
  ['SITE_URL', 'https://health.example/site', noPath],
  ['SITE_URL', 'https://health.example/?a=b', noPath],
  ['TILE_URL', '/{z}/{x}/{y}.png', 'TILE_URL: must be an http or https address'],
  ['TILE_URL', 'https://t.example/{z}/{x}.png', 'TILE_URL: must contain {z}, {x} and {y}'],
  // Never repeated, as it could hold a password.
  ['DATABASE_URL', 'mysql://a:hunter2@db.example', 'DATABASE_URL: must be a postgres:// address'],
  ['REPLICA_DIR', 'replica', 'REPLICA_DIR: must be an absolute path'],
  ['COUNTRY_HEADER', 'cf ipcountry', 'COUNTRY_HEADER: must be the name of a header'],
  ['QUOTE_FORM_URL', 'javascript:alert(1)', 'QUOTE_FORM_URL: must be an http or https address'],
  ['VAPID_PUBLIC_KEY', 'public', noKey],
  ['OFFLINE', 'no', 'OFFLINE: must be on or off'],
  ['VAPID_SUBJECT', 'me', 'VAPID_SUBJECT: must start with mailto: or https:'],
  ['VAPID_SUBJECT', 'mailto:', notWhole],
  ['SMTP_URL', 'mail.example', 'SMTP_URL: must be an smtp:// address'],
  ['STAFF_EMAIL', 'staff', 'STAFF_EMAIL: must be an email address'],
  ['UNSUBSCRIBE_SECRET', 'short', 'UNSUBSCRIBE_SECRET: must have at least 32 characters'],
  ['WEBHOOK_SECRET', 'secret', wrongSecret],
  ['WEBHOOK_SECRET', 'whsec_c2hvcnQ=', wrongSecret],
  ['WEBHOOK_SECRET', `whsec_${'-'.repeat(32)}`, wrongSecret],
  ['RETENTION_MONTHS', '0', 'RETENTION_MONTHS: must be at least 1'],
  ['RETENTION_MONTHS', '1.5', 'RETENTION_MONTHS: must be a whole number'],
  ['PUSH_ASK', 'never', 'PUSH_ASK: must be load or later'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL: must be trace, debug, info, warn, error, fatal or silent'],
  ['TRUST_PROXY', 'loopback', `TRUST_PROXY: "loopback" ${noProxy}`],
  ['TRUST_PROXY', '127.0.0.1, 10.0.0.0/64', `TRUST_PROXY: "10.0.0.0/64" ${noProxy}`],
  ['TRUST_PROXY', '-1', `TRUST_PROXY: "-1" ${noProxy}`],
])('a bad value of %s=%s is one line that names the variable', (name, value, message) => {
  expect(messageFor({ [name]: value })).toBe(message);
});

it.each([
  ['FORMS_PORTAL_ID', 'FORMS_URL', { FORMS_URL: forms.FORMS_URL }],
  ['FORMS_GUID', 'FORMS_URL and FORMS_PORTAL_ID', { ...forms, FORMS_GUID: '' }],
  ['PAYPAL_CLIENT_ID', 'PAYPAL_SECRET', { PAYPAL_SECRET: 'secret' }],
  ['VAPID_SUBJECT', 'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY', { ...vapid, VAPID_SUBJECT: '' }],
  ['WEBHOOK_SECRET', 'WEBHOOK_URL', { WEBHOOK_URL: webhook.WEBHOOK_URL }],
  ['STAFF_EMAIL', 'SMTP_URL', { SMTP_URL: mail.SMTP_URL }],
  ['STAFF_EMAIL', 'STAFF_EMAIL_PERSONAL_DATA', { STAFF_EMAIL_PERSONAL_DATA: mail.STAFF_EMAIL }],
  ['PAYPAL_SECRET', 'PAYPAL_CLIENT_ID', { ...paypal, PAYPAL_SECRET: '' }],
])('settings are refused by halves: %s is missing beside %s', (missing, given, environment) => {
  expect(messageFor(environment)).toBe(`${missing}: must be set together with ${given}`);
});

it.each([
  ['DATABASE_URL', 'postgres://db.example/site', 'is for the embedded store, not for DATABASE_URL'],
  ['DATA_DIR', '/mnt', 'must be outside DATA_DIR, on another machine'],
  ['DATA_DIR', '/mnt/replica/', 'must be outside DATA_DIR, on another machine'],
])('REPLICA_DIR is refused with %s=%s', (name, value, message) => {
  const environment = { REPLICA_DIR: '/mnt/replica', [name]: value };
  expect(messageFor(environment)).toBe(`REPLICA_DIR: ${message}`);
});

it('METRICS_FROM is a list of ranges', () => {
  expect(parseSettings({ METRICS_FROM: '10.0.0.0/8, ::1' }).METRICS_FROM).toEqual([
    '10.0.0.0/8',
    '::1',
  ]);
  expect(() => parseSettings({ METRICS_FROM: 'all' })).toThrow(
    'METRICS_FROM: "all" is not an address or range (CIDR)',
  );
});

it.each([
  ['0', { kind: 'none' }],
  ['1', { kind: 'hops', hops: 1 }],
  ['3', { kind: 'hops', hops: 3 }],
  ['127.0.0.1', { kind: 'ranges', ranges: ['127.0.0.1'] }],
  ['::1', { kind: 'ranges', ranges: ['::1'] }],
  ['10.0.0.0/8, fd00::/8', { kind: 'ranges', ranges: ['10.0.0.0/8', 'fd00::/8'] }],
])('TRUST_PROXY can be %s', (value, trusted) => {
  expect(parseSettings({ TRUST_PROXY: value }).TRUST_PROXY).toEqual(trusted);
});
