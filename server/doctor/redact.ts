import type { Environment } from '#server/settings.ts';

const secretNames = [
  'GEOLOCATION_TOKEN',
  'FORMS_PORTAL_ID',
  'FORMS_GUID',
  'PAYSTACK_SECRET_KEY',
  'PAYPAL_CLIENT_ID',
  'PAYPAL_SECRET',
  'VAPID_PRIVATE_KEY',
  'UNSUBSCRIBE_SECRET',
  'WEBHOOK_SECRET',
] as const;
/** Addresses whose user, password and query values are secret. */
const addressNames = [
  'DATABASE_URL',
  'SMTP_URL',
  'WORDPRESS_URL',
  'SUBSCRIPTION_URL',
  'FORMS_URL',
  'WEBHOOK_URL',
  'GEOLOCATION_URL',
  'TILE_URL',
  'PAYSTACK_URL',
  'PAYPAL_URL',
] as const;
/** Shorter secrets would black out ordinary words. */
const shortestSecret = 4;

/** Creates a function that removes this environment's secrets from a text. */
export function createRedactor(environment: Environment): (text: string) => string {
  const secrets = [
    ...secretNames.map((name) => environment[name] ?? ''),
    ...addressNames.flatMap((name) => secretsOf(environment[name] ?? '')),
  ]
    .flatMap(spellings)
    .filter((secret) => secret.length >= shortestSecret)
    .toSorted((one, other) => other.length - one.length);
  return (text) => secrets.reduce((clean, secret) => clean.replaceAll(secret, '***'), text);
}

function secretsOf(address: string): string[] {
  if (!URL.canParse(address)) return [];
  const { username, password, searchParams } = new URL(address);
  return [username, password, ...searchParams.values()];
}

/** Lists a secret's percent-encoded and decoded forms. */
function spellings(secret: string): string[] {
  try {
    return [secret, encodeURIComponent(secret), decodeURIComponent(secret)];
  } catch {
    return [secret];
  }
}
