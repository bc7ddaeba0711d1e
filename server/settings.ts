import { isIP } from 'node:net';
import { isAbsolute, resolve, sep } from 'node:path';
import * as v from 'valibot';
import { address, webAddress } from '#app/kernel/schema/url-schemas.ts';
import { webhookSecret } from './upstream/webhook/webhook-secret.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

const text = v.string();
const secret = v.optional(text);
const optionalWebAddress = v.optional(webAddress);
const origin = v.pipe(
  webAddress,
  v.check((given) => {
    const url = URL.parse(given);
    return url?.href === `${url?.origin}/`;
  }, 'must be an address without a path, such as https://health.example'),
);
/** Paths are added to it. */
const baseAddress = v.pipe(
  webAddress,
  v.transform((url) => url.replace(/(?<!\/)\/+$/, '')),
);
const wholeNumber = (least: number, most: number) =>
  v.pipe(
    text,
    v.regex(/^\d+$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(least, `must be at least ${least}`),
    v.maxValue(most, `must be at most ${most}`),
  );

const emailAddress = v.optional(v.pipe(text, v.email('must be an email address')));

/** Bytes in base64url, as `npm run push -- keys` writes them. */
const vapidKey = (characters: number) =>
  v.pipe(
    text,
    v.regex(
      new RegExp(`^[A-Za-z0-9_-]{${characters}}$`),
      'must be a key as "npm run push -- keys" makes them',
    ),
  );

const headerName = v.pipe(
  text,
  v.regex(/^[A-Za-z0-9-]+$/, 'must be the name of a header'),
  v.toLowerCase(),
);
const tileAddress = v.pipe(
  text,
  v.regex(/^https?:\/\//, 'must be an http or https address'),
  v.regex(/^(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})/, 'must contain {z}, {x} and {y}'),
);
const onOrOff = v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on');
const logLevel = v.picklist(
  ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
  'must be trace, debug, info, warn, error, fatal or silent',
);

/** Addresses for leads of one topic; the rest go to STAFF_EMAIL. */
export const topicEmailSettings = {
  plan: 'STAFF_EMAIL_PLAN',
  membership: 'STAFF_EMAIL_MEMBERSHIP',
  hospital: 'STAFF_EMAIL_HOSPITAL',
  payment: 'STAFF_EMAIL_PAYMENT',
  complaint: 'STAFF_EMAIL_COMPLAINT',
  'personal-data': 'STAFF_EMAIL_PERSONAL_DATA',
  network: 'STAFF_EMAIL_NETWORK',
  agent: 'STAFF_EMAIL_AGENT',
  press: 'STAFF_EMAIL_PRESS',
  job: 'STAFF_EMAIL_JOB',
} as const;

const environmentSchema = v.object({
  PORT: v.optional(wholeNumber(0, 65_535), '3000'),
  HOST: v.optional(text, '127.0.0.1'),
  SITE_URL: v.optional(origin),
  DATA_DIR: v.optional(text, 'data'),
  REPLICA_DIR: v.optional(v.pipe(text, v.check(isAbsolute, 'must be an absolute path'))),
  DATABASE_URL: v.optional(address(/^postgres(ql)?:$/, 'must be a postgres:// address')),
  TRUST_PROXY: v.optional(text),
  METRICS_FROM: v.optional(text),
  COUNTRY_HEADER: v.optional(headerName),
  GEOLOCATION_URL: v.optional(baseAddress),
  GEOLOCATION_TOKEN: secret,
  WORDPRESS_URL: v.optional(baseAddress),
  SUBSCRIPTION_URL: optionalWebAddress,
  FORMS_URL: v.optional(baseAddress),
  FORMS_PORTAL_ID: secret,
  FORMS_GUID: secret,
  WEBHOOK_URL: optionalWebAddress,
  WEBHOOK_SECRET: v.optional(webhookSecret),
  QUOTE_FORM_URL: optionalWebAddress,
  PAYSTACK_SECRET_KEY: secret,
  PAYSTACK_URL: v.optional(baseAddress, 'https://api.paystack.co'),
  PAYPAL_CLIENT_ID: secret,
  PAYPAL_SECRET: secret,
  PAYPAL_URL: v.optional(baseAddress, 'https://api-m.paypal.com'),
  VAPID_PUBLIC_KEY: v.optional(vapidKey(87)),
  VAPID_PRIVATE_KEY: v.optional(vapidKey(43)),
  VAPID_SUBJECT: v.optional(
    v.pipe(
      text,
      v.regex(/^(mailto:|https:)/, 'must start with mailto: or https:'),
      v.regex(
        /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/,
        'must be a whole address, such as mailto:hello@example.com',
      ),
    ),
  ),
  COUNTRY_DB: v.optional(text),
  BACKUP_DIR: v.optional(text),
  SMTP_URL: v.optional(address(/^smtps?:$/, 'must be an smtp:// address')),
  STAFF_EMAIL: emailAddress,
  ...v.entriesFromList(Object.values(topicEmailSettings), emailAddress),
  UNSUBSCRIBE_SECRET: v.optional(v.pipe(text, v.minLength(32, 'must have at least 32 characters'))),
  RETENTION_MONTHS: v.optional(wholeNumber(1, 1200), '24'),
  TILE_URL: v.optional(tileAddress),
  PUSH_ASK: v.optional(v.picklist(['load', 'later'], 'must be load or later'), 'load'),
  OFFLINE: onOrOff,
  QUIZ: onOrOff,
  LOG_LEVEL: v.optional(logLevel, 'info'),
});

/** Names of all settings. */
export const settingNames: readonly string[] = Object.keys(environmentSchema.entries);

type Parsed = v.InferOutput<typeof environmentSchema>;

/** Settings that must be set together or not at all. */
const groups: readonly (readonly (keyof Parsed)[])[] = [
  ['FORMS_URL', 'FORMS_PORTAL_ID', 'FORMS_GUID'],
  ['WEBHOOK_URL', 'WEBHOOK_SECRET'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'],
  ['PAYPAL_CLIENT_ID', 'PAYPAL_SECRET'],
  ['SMTP_URL', 'STAFF_EMAIL'],
];

/** Every setting, validated; `undefined` when it is not set. */
export type Settings = Omit<Parsed, 'TRUST_PROXY' | 'SITE_URL' | 'METRICS_FROM'> & {
  readonly SITE_URL: string;
  readonly TRUST_PROXY: TrustedProxies;
  readonly METRICS_FROM: readonly string[];
};

export type TrustedProxies =
  | { readonly kind: 'none' }
  | { readonly kind: 'hops'; readonly hops: number }
  | { readonly kind: 'ranges'; readonly ranges: readonly string[] };

/** A setting that cannot be used; the one-line message names the variable. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}

/** Parses every setting. @throws SettingError naming the first bad variable */
export function parseSettings(environment: Environment): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = v.safeParse(environmentSchema, given);
  if (!result.success) {
    const [issue] = result.issues;
    throw new SettingError(`${v.getDotPath(issue)}: ${issue.message}`);
  }
  const parsed = result.output;
  for (const group of groups) checkGroup(parsed, group);
  for (const name of Object.values(topicEmailSettings)) {
    if (parsed[name] !== undefined) checkGroup(parsed, ['STAFF_EMAIL', name]);
  }
  checkReplica(parsed);
  return {
    ...parsed,
    SITE_URL: new URL(parsed.SITE_URL ?? `http://localhost:${parsed.PORT}`).origin,
    TRUST_PROXY: parseTrustedProxies(parsed.TRUST_PROXY),
    METRICS_FROM: parseRanges('METRICS_FROM', parsed.METRICS_FROM ?? ''),
  };
}

function checkGroup(parsed: Parsed, group: readonly (keyof Parsed)[]): void {
  const missing = group.filter((name) => parsed[name] === undefined);
  if (missing.length > 0 && missing.length < group.length) {
    const given = group.filter((name) => parsed[name] !== undefined);
    throw new SettingError(`${missing[0]}: must be set together with ${given.join(' and ')}`);
  }
}

function checkReplica({ REPLICA_DIR, DATABASE_URL, DATA_DIR }: Parsed): void {
  if (REPLICA_DIR === undefined) return;
  if (DATABASE_URL !== undefined) {
    throw new SettingError('REPLICA_DIR: is for the embedded store, not for DATABASE_URL');
  }
  if (`${resolve(REPLICA_DIR)}${sep}`.startsWith(`${resolve(DATA_DIR)}${sep}`)) {
    throw new SettingError('REPLICA_DIR: must be outside DATA_DIR, on another machine');
  }
}

function parseTrustedProxies(value: string | undefined): TrustedProxies {
  if (value === undefined) return { kind: 'none' };
  if (/^\d+$/.test(value)) {
    return value === '0' ? { kind: 'none' } : { kind: 'hops', hops: Number(value) };
  }
  const ranges = parseRanges('TRUST_PROXY', value, 'neither a number of hops nor');
  return { kind: 'ranges', ranges };
}

function parseRanges(name: string, value: string, isNot = 'not'): readonly string[] {
  if (value === '') return [];
  const ranges = value.split(',').map((range) => range.trim());
  const wrong = ranges.find((range) => !isAddressRange(range));
  if (wrong !== undefined) {
    throw new SettingError(`${name}: "${wrong}" is ${isNot} an address or range (CIDR)`);
  }
  return ranges;
}

function isAddressRange(range: string): boolean {
  const [ip = '', prefix = '0', ...more] = range.split('/');
  const mostBits = { 4: 32, 6: 128 }[isIP(ip)];
  const isPrefix = /^\d{1,3}$/.test(prefix) && more.length === 0;
  // A zone such as fe80::1%eth0 means something on one machine only.
  return mostBits !== undefined && isPrefix && Number(prefix) <= mostBits && !ip.includes('%');
}
