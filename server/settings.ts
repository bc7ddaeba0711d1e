import { z } from 'zod';

/** The environment as a process gets it: names to texts. */
type Environment = Readonly<Record<string, string | undefined>>;

const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });
const secret = z.string().min(1);
const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(least, `must be at least ${least}`).max(most, `must be at most ${most}`));

/** Bytes in base64url, as `npm run push -- keys` writes them. */
const vapidKey = (characters: number) =>
  z
    .string()
    .regex(
      new RegExp(`^[A-Za-z0-9_-]{${characters}}$`),
      'must be a key as "npm run push -- keys" makes them',
    );

const environmentSchema = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  SITE_URL: webAddress.optional(),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })
    .optional(),
  TRUST_PROXY: z.string().optional(),
  METRICS_FROM: z.string().optional(),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[A-Za-z0-9-]+$/, 'must be the name of a header')
    .transform((name) => name.toLowerCase())
    .optional(),
  GEOLOCATION_URL: webAddress.optional(),
  GEOLOCATION_TOKEN: secret.optional(),
  WORDPRESS_URL: webAddress.optional(),
  SUBSCRIPTION_URL: webAddress.optional(),
  FORMS_URL: webAddress.optional(),
  FORMS_PORTAL_ID: secret.optional(),
  FORMS_GUID: secret.optional(),
  QUOTE_FORM_URL: webAddress.optional(),
  PAYSTACK_SECRET_KEY: secret.optional(),
  PAYSTACK_URL: webAddress.default('https://api.paystack.co'),
  PAYPAL_CLIENT_ID: secret.optional(),
  PAYPAL_SECRET: secret.optional(),
  PAYPAL_URL: webAddress.default('https://api-m.paypal.com'),
  VAPID_PUBLIC_KEY: vapidKey(87).optional(),
  VAPID_PRIVATE_KEY: vapidKey(43).optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:|https:)/, 'must start with mailto: or https:')
    .optional(),
  COUNTRY_DB: z.string().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// address' }).optional(),
  STAFF_EMAIL: z.email('must be an email address').optional(),
  RETENTION_MONTHS: wholeNumber(1, 1200).default(24),
  TILE_URL: z
    .string()
    .regex(/^https?:\/\//, 'must be an http or https address')
    .optional(),
  PUSH_ASK: z.enum(['load', 'later'], 'must be load or later').default('load'),
  OFFLINE: z.enum(['on', 'off'], 'must be on or off').default('on'),
  LOG_LEVEL: z
    .enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'must be trace, debug, info, warn, error, fatal or silent',
    )
    .default('info'),
});

/** Names of all settings. */
export const settingNames: readonly string[] = Object.keys(environmentSchema.shape);

type Parsed = z.output<typeof environmentSchema>;

/** Settings that mean something only together: all of a group are given, or none. */
const groups: readonly (readonly (keyof Parsed)[])[] = [
  ['FORMS_URL', 'FORMS_PORTAL_ID', 'FORMS_GUID'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'],
  ['PAYPAL_CLIENT_ID', 'PAYPAL_SECRET'],
  ['SMTP_URL', 'STAFF_EMAIL'],
];

/** Every environment variable of the contract, checked; `undefined` where it is not set. */
export type Settings = Omit<Parsed, 'TRUST_PROXY' | 'SITE_URL' | 'METRICS_FROM'> & {
  /** Public origin without a trailing slash. */
  readonly SITE_URL: string;
  readonly TRUST_PROXY: TrustedProxies;
  /** Address ranges that may read the metrics, besides this machine. */
  readonly METRICS_FROM: readonly string[];
};

/** Whose `X-Forwarded-For` is believed: a number of hops, address ranges, or nobody's. */
export type TrustedProxies =
  | { readonly kind: 'none' }
  | { readonly kind: 'hops'; readonly hops: number }
  | { readonly kind: 'ranges'; readonly ranges: readonly string[] };

/** A setting that cannot be used; the message is one line and names the variable. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}

/**
 * Reads every setting at once.
 * @throws SettingError naming the first variable that is wrong
 */
export function parseSettings(environment: Environment): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = environmentSchema.safeParse(given);
  if (!result.success) throw settingError(result.error);
  const parsed = result.data;
  for (const group of groups) checkGroup(parsed, group);
  return {
    ...parsed,
    SITE_URL: new URL(parsed.SITE_URL ?? `http://localhost:${parsed.PORT}`).origin,
    TRUST_PROXY: parseTrustedProxies(parsed.TRUST_PROXY),
    METRICS_FROM: parseRanges('METRICS_FROM', parsed.METRICS_FROM ?? ''),
  };
}

function settingError(error: z.ZodError): SettingError {
  const issue = error.issues[0];
  return new SettingError(`${String(issue?.path[0])}: ${issue?.message ?? 'is not valid'}`);
}

function checkGroup(parsed: Parsed, group: readonly (keyof Parsed)[]): void {
  const missing = group.filter((name) => parsed[name] === undefined);
  if (missing.length > 0 && missing.length < group.length) {
    const given = group.filter((name) => parsed[name] !== undefined);
    throw new SettingError(`${missing[0]}: is needed together with ${given.join(' and ')}`);
  }
}

const addressRange = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

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
  const wrong = ranges.find((range) => !addressRange.safeParse(range).success);
  if (wrong !== undefined) {
    throw new SettingError(`${name}: "${wrong}" is ${isNot} an address or range (CIDR)`);
  }
  return ranges;
}
