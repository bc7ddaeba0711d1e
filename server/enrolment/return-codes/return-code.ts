import { createHmac, timingSafeEqual } from 'node:crypto';
import type { EnrolmentRow, ReturnCodeRow } from '#server/store/schema.ts';

type Token = EnrolmentRow['token'];
type CodeId = ReturnCodeRow['id'];

/**
 * Computes the six digits of a code, a keyed hash (HMAC SHA-256), so that the store holds none. The
 * key is the secret of the payment link: who can read that needs no code.
 */
export function returnCode(token: Token, id: CodeId): string {
  const digest = createHmac('sha256', token).update(`return ${id}`).digest();
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}

/** Compares a typed code in constant time. */
export function isReturnCode(typed: string, token: Token, id: CodeId): boolean {
  const [one, other] = [Buffer.from(typed), Buffer.from(returnCode(token, id))];
  return one.length === other.length && timingSafeEqual(one, other);
}
