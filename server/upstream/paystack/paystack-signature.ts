import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Whether Paystack sent this: the header `x-paystack-signature` is the HMAC SHA-512 of the body as it
 * came, under the secret key.
 */
export function isSignedByPaystack(body: Buffer, signature: unknown, secretKey: string): boolean {
  if (typeof signature !== 'string' || !/^[0-9a-f]{128}$/i.test(signature)) return false;
  const expected = createHmac('sha512', secretKey).update(body).digest();
  return timingSafeEqual(Buffer.from(signature, 'hex'), expected);
}
