import { createHash, randomBytes } from 'node:crypto';
import type { ExpressionBuilder, Kysely } from 'kysely';
import {
  draftHours,
  type OrderDrafts,
} from '#app/features/buying/enrolment/draft/order-drafts.ports.ts';
import { namesPerson, type Person } from '#server/leads/commands/read-leads.ts';
import type { Log } from '#server/log.ts';
import type { OrderDraftRow, Tables } from '#server/store/schema.ts';
import { inBatches, type Store } from '#server/store/store.ts';
import { storeFailureReason } from '#server/store/store-error.ts';
import { orUnavailable } from '../or-unavailable.ts';

interface OrderDraftsOptions {
  readonly store: Store;
  readonly log: Log;
  readonly now?: () => number;
}

const lifeMs = draftHours * 60 * 60 * 1000;

/** Keeps the orders that visitors are filling in. The store holds only a hash of each key. */
export function createOrderDrafts({ store, log, now = Date.now }: OrderDraftsOptions): OrderDrafts {
  const attempt = <Result>(work: () => Promise<Result>) => orUnavailable(log, 'drafts', work);
  const lasting = (key: string) => (row: ExpressionBuilder<Tables, 'order_drafts'>) =>
    row.and([row('key_hash', '=', hashOf(key)), row('expires_at', '>', now())]);
  async function isKnown(key: string | undefined): Promise<boolean> {
    if (key === undefined) return false;
    const known = store.tables.selectFrom('order_drafts').select('plan').where(lasting(key));
    return (await known.executeTakeFirst()) !== undefined;
  }
  return {
    isKnown: (key) => attempt(() => isKnown(key)),
    async find(key, plan) {
      if (key === undefined) return undefined;
      const row = await attempt(() => {
        const drafts = store.tables.selectFrom('order_drafts').select(['fields', 'sent_to']);
        return drafts.where(lasting(key)).where('plan', '=', plan).executeTakeFirst();
      });
      if (!row) return undefined;
      return row.sent_to === null
        ? { kind: 'open', fields: fieldsOf(row) }
        : { kind: 'sent', path: row.sent_to };
    },
    save: (key, plan, fields) =>
      attempt(async () => {
        // A key that this site has not given, or no longer knows, opens nothing.
        const own = key !== undefined && (await isKnown(key)) ? key : newKey();
        const row = { fields: JSON.stringify(fields), sent_to: null, expires_at: now() + lifeMs };
        await store.tables
          .insertInto('order_drafts')
          .values({ key_hash: hashOf(own), plan, ...row })
          .onConflict((conflict) => conflict.columns(['key_hash', 'plan']).doUpdateSet(row))
          .execute();
        return own;
      }),
    take: (key, plan) =>
      attempt(async () => {
        const row = await store.tables
          .deleteFrom('order_drafts')
          .where(lasting(key))
          .where('plan', '=', plan)
          .where('sent_to', 'is', null)
          .returning('fields')
          .executeTakeFirst();
        return row && fieldsOf(row);
      }),
    async close(key, plan, path) {
      if (key === undefined) return;
      try {
        const sent = store.tables.updateTable('order_drafts').set({ fields: '{}', sent_to: path });
        await sent.where('key_hash', '=', hashOf(key)).where('plan', '=', plan).execute();
      } catch (error) {
        // The order itself is saved; sent again, it is the same one.
        log.warn({ reason: storeFailureReason(error) }, 'draft of a sent order not deleted');
      }
    },
  };
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

function fieldsOf({ fields }: { readonly fields: string }): Record<string, string> {
  return JSON.parse(fields) as Record<string, string>;
}

/** 128 random bits. */
function newKey(): string {
  return randomBytes(16).toString('base64url');
}

/** Leads the browsers that sent an order to its new link. */
export async function moveSent(tables: Kysely<Tables>, from: string, to: string): Promise<void> {
  const sent = tables.updateTable('order_drafts').where('sent_to', '=', from);
  await sent.set({ sent_to: to }).execute();
}

/** Removes drafts that have expired. */
export async function purgeDrafts({ tables }: Store, nowMs: number): Promise<void> {
  await tables.deleteFrom('order_drafts').where('expires_at', '<=', nowMs).execute();
}

type DraftName = Pick<OrderDraftRow, 'key_hash' | 'plan'>;

/** A draft has at most a few dozen kB. */
const pageSize = 100;

/** Finds the orders being filled in that name a person. */
export async function findDraftsOf(tables: Kysely<Tables>, person: Person) {
  const found: DraftName[] = [];
  let last: DraftName = { key_hash: '', plan: '' };
  await inBatches(pageSize, async () => {
    const page = await tables
      .selectFrom('order_drafts')
      .select(['key_hash', 'plan', 'fields'])
      .where((row) =>
        row(row.refTuple('key_hash', 'plan'), '>', row.tuple(last.key_hash, last.plan)),
      )
      .orderBy('key_hash')
      .orderBy('plan')
      .limit(pageSize)
      .execute();
    found.push(...page.filter((draft) => namesPerson(fieldsOf(draft), person)));
    last = page.at(-1) ?? last;
    return page.length;
  });
  return found;
}

/** Removes the orders being filled in that name a person. @returns how many */
export async function eraseDrafts(tables: Kysely<Tables>, person: Person): Promise<number> {
  const found = await findDraftsOf(tables, person);
  for (const { key_hash: hash, plan } of found) {
    const own = tables.deleteFrom('order_drafts').where('key_hash', '=', hash);
    await own.where('plan', '=', plan).execute();
  }
  return found.length;
}
