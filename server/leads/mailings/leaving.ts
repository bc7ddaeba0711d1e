import type { Transaction } from 'kysely';
import type { Leaving, LeavingOutcome } from '#app/features/newsletter/leaving.ports.ts';
import { mailingLists, type MailingList, isMailingList } from '#app/leads/lead-kinds.ts';
import type { Edition } from '#app/site/edition.ts';
import type { Log } from '#server/log.ts';
import type { MailingRow, Tables } from '#server/store/schema.ts';
import { storeFailureReason } from '#server/store/store-error.ts';
import type { Store } from '#server/store/store.ts';
import { insertLeads, type NewLead } from '../insert-leads.ts';
import type { Targets } from '../plan-deliveries.ts';
import { forgetTipsProfile } from './forget-tips-profiles.ts';
import { createHmac, timingSafeEqual } from 'node:crypto';

interface LeavingOptions {
  readonly store: Store;
  readonly keys: LeaveKeys;
  readonly targets: Targets;
  readonly log: Log;
  readonly now?: () => number;
}

export const unsubscribePath = '/unsubscribe';

/**
 * Takes addresses off lists and puts them back, each with a lead in the same transaction, so that
 * services and staff learn of it.
 * @returns the port for a visitor of an edition
 */
export function createLeaving(options: LeavingOptions): (edition: Edition) => Leaving {
  const { store, keys, targets, log, now = Date.now } = options;

  async function change(
    key: string,
    work: (transaction: Transaction<Tables>, mailingId: string) => Promise<Change>,
  ): Promise<LeavingOutcome> {
    const ticket = keys.verify(key);
    if (!ticket) return 'gone';
    try {
      const { outcome, lead } = await store.tables.transaction().execute(async (transaction) => {
        const changed = await work(transaction, ticket.mailingId);
        if (changed.lead) {
          await insertLeads(transaction, [changed.lead], { targets, nowMs: now() });
        }
        return changed;
      });
      log.info({ list: ticket.list, outcome, kind: lead?.kind }, 'mailing changed');
      return outcome;
    } catch (error) {
      log.error({ list: ticket.list, reason: storeFailureReason(error) }, 'mailing not changed');
      return 'unavailable';
    }
  }

  return (edition) => ({
    listOf: (key) => keys.verify(key)?.list,
    leave: (key) =>
      change(key, async (transaction, mailingId) => {
        const mailing = await leaveList(transaction, mailingId, now());
        return { outcome: 'done', lead: mailing && leaveLead(mailing, edition, now()) };
      }),
    rejoin: (key) =>
      change(key, async (transaction, mailingId) => {
        const mailing = await findMailing(transaction, mailingId);
        if (!mailing) return { outcome: 'gone', lead: undefined };
        const hasLeft = mailing.left_at !== null;
        return { outcome: 'done', lead: hasLeft ? joinLead(mailing, edition, now()) : undefined };
      }),
  });
}

interface Change {
  readonly outcome: LeavingOutcome;
  /** Undefined when nothing has changed. */
  readonly lead: NewLead | undefined;
}

function findMailing(transaction: Transaction<Tables>, id: string) {
  return transaction.selectFrom('mailings').selectAll().where('id', '=', id).executeTakeFirst();
}

function leaveLead({ email, list }: MailingRow, edition: Edition, nowMs: number): NewLead {
  // The time tells a second leaving within minutes from a repeat of the first.
  const fields = { email, list, leftAt: new Date(nowMs).toISOString() };
  const lead = { edition, page: unsubscribePath, consent: undefined, sentKey: undefined };
  return { kind: 'unsubscribe', fields, ...lead };
}

/** Signs up again with the address alone; the mailing is no longer left once this lead is in. */
function joinLead({ email, list }: MailingRow, edition: Edition, nowMs: number): NewLead {
  const isNewsletter = list === 'newsletter';
  return {
    kind: mailingLists[list as MailingList],
    fields: { email, ...(!isNewsletter && { source: 'unsubscribe' }) },
    edition,
    page: unsubscribePath,
    consent: isNewsletter ? { version: 'newsletter-1', givenAtMs: nowMs } : undefined,
    sentKey: undefined,
  };
}

/**
 * Marks a mailing as left, stops what its sign-ups still have to deliver and forgets what they held
 * besides the address. @returns the mailing, or undefined when it was left before or erased
 */
async function leaveList(
  transaction: Transaction<Tables>,
  mailingId: string,
  nowMs: number,
): Promise<MailingRow | undefined> {
  const mailing = await transaction
    .updateTable('mailings')
    .set({ left_at: nowMs })
    .where('id', '=', mailingId)
    .where('left_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!mailing) return undefined;
  if (mailing.list === 'newsletter') {
    await transaction.deleteFrom('subscriptions').where('email', '=', mailing.email).execute();
  }
  const signUps = await transaction
    .selectFrom('leads')
    .select(['id', 'fields'])
    .where('email', '=', mailing.email)
    .where('kind', '=', mailingLists[mailing.list as MailingList])
    .execute();
  for (const { id, fields } of signUps) {
    await forgetTipsProfile(transaction, id, fields);
    await transaction
      .deleteFrom('deliveries')
      .where('lead_id', '=', id)
      .where('state', '<>', 'done')
      .execute();
  }
  return mailing;
}

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
