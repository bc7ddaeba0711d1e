import { randomBytes } from 'node:crypto';
import {
  draftHours,
  type OrderDrafts,
} from '#app/features/buying/enrolment/draft/order-drafts.ports.ts';
import type { Log } from '#server/log.ts';
import type { Store } from '#server/store/store.ts';
import { storeFailureReason } from '#server/store/store-error.ts';
import { orUnavailable } from '../or-unavailable.ts';
import { closeRow, findRow, isKnownKey, takeRow, writeRow } from './draft-rows.ts';

interface OrderDraftsOptions {
  readonly store: Store;
  readonly log: Log;
  readonly now?: () => number;
}

const lifeMs = draftHours * 60 * 60 * 1000;

/** Keeps the orders that visitors are filling in. The store holds only a hash of each key. */
export function createOrderDrafts({ store, log, now = Date.now }: OrderDraftsOptions): OrderDrafts {
  return {
    async find(key, plan) {
      if (key === undefined) return undefined;
      const row = await orUnavailable(log, 'drafts', () => findRow(store, { key, plan }, now()));
      if (!row) return undefined;
      return row.sent_to === null
        ? { kind: 'open', fields: fieldsOf(row) }
        : { kind: 'sent', path: row.sent_to };
    },
    save(key, plan, fields) {
      return orUnavailable(log, 'drafts', async () => {
        // A key that this site has not given, or no longer knows, opens nothing.
        const isKnown = key !== undefined && (await isKnownKey(store, key, now()));
        const place = { key: isKnown ? key : newKey(), plan };
        const row = { fields: JSON.stringify(fields), expiresAtMs: now() + lifeMs };
        await writeRow(store, place, row);
        return place.key;
      });
    },
    take(key, plan) {
      return orUnavailable(log, 'drafts', async () => {
        const row = await takeRow(store, { key, plan }, now());
        return row && fieldsOf(row);
      });
    },
    async close(key, plan, path) {
      if (key === undefined) return;
      try {
        await closeRow(store, { key, plan }, path);
      } catch (error) {
        // The order itself is saved; sent again, it is the same one.
        log.warn({ reason: storeFailureReason(error) }, 'draft of a sent order not deleted');
      }
    },
  };
}

function fieldsOf({ fields }: { readonly fields: string }): Record<string, string> {
  return JSON.parse(fields) as Record<string, string>;
}

/** 128 random bits. */
function newKey(): string {
  return randomBytes(16).toString('base64url');
}
