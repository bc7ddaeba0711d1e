import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import {
  codeMinutes,
  mostTries,
  type ReturnClaim,
} from '#app/features/buying/enrolment/return/return-codes.ports.ts';
import { newDelivery } from '#server/leads/plan-deliveries.ts';
import type { EnrolmentRow, ReturnCodeRow } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';

type Claimed = Pick<EnrolmentRow, 'id' | 'token'>;

/** Stands in for an enrolment that is not there, so that the same is written, in the same time. */
const nobody: Claimed = { id: 'nobody', token: randomBytes(18).toString('base64url') };

/** Finds the enrolment with this reference whose sender gave this email or phone. */
export async function findClaimed(
  { tables }: Store,
  { reference, contact }: ReturnClaim,
): Promise<Claimed | undefined> {
  const found = await tables
    .selectFrom('enrolments')
    .innerJoin('leads', 'leads.id', 'enrolments.id')
    .select(['enrolments.id', 'enrolments.token', 'leads.email', 'leads.fields'])
    // As the index is written.
    .where(sql`substr(enrolments.id, 29)`, '=', reference.toLowerCase())
    .execute();
  return found.find(({ email, fields }) => {
    const { phone } = JSON.parse(fields) as { readonly phone?: string };
    return contact === email || contact === phone;
  });
}

/** Saves a new code in place of the one before, and plans its mail. */
export async function saveCode(
  { tables }: Store,
  claimed: Claimed | undefined,
  nowMs: number,
): Promise<void> {
  const { id: enrolmentId } = claimed ?? nobody;
  const delivery = { leadId: enrolmentId, target: 'enrolment-mail', chain: 'return-code' } as const;
  const mail = newDelivery(delivery, nowMs);
  const fresh = { id: mail.id, tries: 0, expires_at: nowMs + codeMinutes * 60_000 };
  await tables.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('return_codes')
      .values({ enrolment_id: enrolmentId, ...fresh })
      .onConflict((conflict) => conflict.column('enrolment_id').doUpdateSet(fresh))
      .execute();
    if (claimed) await transaction.insertInto('deliveries').values(mail).execute();
  });
}

/** Counts a try; a right code is removed. @returns whether it was right */
export async function tryCode(
  { tables }: Store,
  claimed: Claimed = nobody,
  { code, nowMs }: { readonly code: string; readonly nowMs: number },
): Promise<boolean> {
  return tables.transaction().execute(async (transaction) => {
    // Counted before it is compared, so that tries at once are not all the first.
    const row = await transaction
      .updateTable('return_codes')
      .set((column) => ({ tries: column('tries', '+', 1) }))
      .where('enrolment_id', '=', claimed.id)
      .returningAll()
      .executeTakeFirst();
    const isRight =
      row !== undefined &&
      isReturnCode(code, claimed.token, row.id) &&
      row.tries <= mostTries &&
      row.expires_at > nowMs;
    if (isRight) {
      await transaction.deleteFrom('return_codes').where('enrolment_id', '=', claimed.id).execute();
    }
    return isRight;
  });
}

/** Computes the code for a mail; undefined when it is used, replaced, expired or erased. */
export async function findCode(
  { tables }: Store,
  { id, nowMs }: { readonly id: string; readonly nowMs: number },
): Promise<string | undefined> {
  const found = await tables
    .selectFrom('return_codes')
    .innerJoin('enrolments', 'enrolments.id', 'return_codes.enrolment_id')
    .select('enrolments.token')
    .where('return_codes.id', '=', id)
    .where('return_codes.expires_at', '>', nowMs)
    .executeTakeFirst();
  return found && returnCode(found.token, id);
}

/** Removes codes that have expired. */
export async function purgeCodes({ tables }: Store, nowMs: number): Promise<void> {
  await tables.deleteFrom('return_codes').where('expires_at', '<=', nowMs).execute();
}

type Token = EnrolmentRow['token'];
type CodeId = ReturnCodeRow['id'];

/**
 * Computes the six digits of a code, a keyed hash (HMAC SHA-256), so that the store holds none. The
 * key is the secret of the payment link: who can read that needs no code.
 */
function returnCode(token: Token, id: CodeId): string {
  const digest = createHmac('sha256', token).update(`return ${id}`).digest();
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}

/** Compares a typed code in constant time. */
function isReturnCode(typed: string, token: Token, id: CodeId): boolean {
  const [one, other] = [Buffer.from(typed), Buffer.from(returnCode(token, id))];
  return one.length === other.length && timingSafeEqual(one, other);
}
