/** Settings that nobody may read over an operator's shoulder. */
const secretNames = [
  'GEOLOCATION_TOKEN',
  'FORMS_PORTAL_ID',
  'FORMS_GUID',
  'PAYSTACK_SECRET_KEY',
  'PAYPAL_CLIENT_ID',
  'PAYPAL_SECRET',
  'VAPID_PRIVATE_KEY',
] as const;
/** Addresses of which the user and password are secret, and what may hide in their query. */
const addressNames = [
  'DATABASE_URL',
  'SMTP_URL',
  'WORDPRESS_URL',
  'SUBSCRIPTION_URL',
  'FORMS_URL',
  'GEOLOCATION_URL',
  'TILE_URL',
  'PAYSTACK_URL',
  'PAYPAL_URL',
] as const;
/** Shorter than that it would black out ordinary words. */
const shortestSecret = 4;

type Environment = Readonly<Record<string, string | undefined>>;

/** Makes a text fit for a screen: no secret of this environment stands in it. */
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

/** Secrets in addresses are written in percent, or not. */
function spellings(secret: string): string[] {
  try {
    return [secret, encodeURIComponent(secret), decodeURIComponent(secret)];
  } catch {
    return [secret];
  }
}
