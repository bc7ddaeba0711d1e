import { createHmac, timingSafeEqual } from 'node:crypto';

/** Verifies `x-paystack-signature`: HMAC SHA-512 of the body under the secret key. */
export function isSignedByPaystack(body: Buffer, signature: unknown, secretKey: string): boolean {
  if (typeof signature !== 'string' || !/^[0-9a-f]{128}$/i.test(signature)) return false;
  const expected = createHmac('sha512', secretKey).update(body).digest();
  return timingSafeEqual(Buffer.from(signature, 'hex'), expected);
}
