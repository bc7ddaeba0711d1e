import { settingNames, type Environment } from '#server/settings.ts';

const secretNames = settingNames.filter((name) =>
  /_(SECRET|SECRET_KEY|PRIVATE_KEY|TOKEN|CLIENT_ID|PORTAL_ID|GUID)$/.test(name),
);
/** Addresses whose user, password and query values are secret: all that no visitor sees. */
const addressNames = settingNames.filter((name) => /^(?!SITE_|QUOTE_FORM_)\w+_URL$/.test(name));
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
