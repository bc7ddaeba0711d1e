import * as v from 'valibot';

const prefix = 'whsec_';
/** Standard Webhooks, "Signature scheme": 192 to 512 bits. */
const leastBytes = 24;
const mostBytes = 64;

/** A key that signs webhooks: `whsec_` and 24 to 64 random bytes in base64. */
export const webhookSecret = v.pipe(
  v.string(),
  v.check(isSecret, 'must be whsec_ and 24 to 64 random bytes in base64'),
);

function isSecret(text: string): boolean {
  const key = keyOfSecret(text);
  // Receivers' libraries are stricter than Node.
  const isExact = `${prefix}${key.toString('base64')}` === text;
  return isExact && key.length >= leastBytes && key.length <= mostBytes;
}

/** Decodes the key in a secret. */
export function keyOfSecret(secret: string): Buffer {
  return Buffer.from(secret.slice(prefix.length), 'base64');
}
