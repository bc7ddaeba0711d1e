import { createHmac, timingSafeEqual } from 'node:crypto';
import { isMailingList, type MailingList } from '#app/leads/lead-kinds.ts';

/** What the key in a link to leave stands for. */
interface LeaveTicket {
  readonly list: MailingList;
  /** Id of the row in `mailings`. */
  readonly mailingId: string;
}

/** Signs and checks the keys of links to leave. A key names nobody and does not expire. */
export type LeaveKeys = ReturnType<typeof createLeaveKeys>;

/** Creates the keys of one secret (HMAC SHA-256). */
export function createLeaveKeys(secret: string) {
  const signatureOf = (text: string) =>
    createHmac('sha256', secret).update(`leave ${text}`).digest();
  return {
    sign({ list, mailingId }: LeaveTicket): string {
      const text = `${list}.${mailingId}`;
      return `${text}.${signatureOf(text).toString('base64url')}`;
    },
    /** @returns undefined for a key that was not signed with this secret */
    verify(key: string): LeaveTicket | undefined {
      const [, text = '', list = '', mailingId = '', signature = ''] =
        /^(([a-z]+)\.([\da-f-]{36}))\.([\w-]{43})$/.exec(key) ?? [];
      if (!isMailingList(list)) return undefined;
      const isSigned = timingSafeEqual(Buffer.from(signature, 'base64url'), signatureOf(text));
      return isSigned ? { list, mailingId } : undefined;
    },
  };
}
