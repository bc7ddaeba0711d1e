import type { MemberLists } from '#app/features/buying/enrolment/members/member-lists.ports.ts';
import { moneyOf } from '#app/kernel/money.ts';
import { referenceOf } from '#app/leads/lead-intake.ports.ts';
import type { LeadSaver } from '#server/leads/save-leads.ts';
import type { Log } from '#server/log.ts';
import type { Store } from '#server/store/store.ts';
import { orUnavailable } from '../or-unavailable.ts';
import { scheduleTotal } from '../account.ts';
import { paidIn } from '../ledger.ts';
import { findEmail, findLinked, requestOf, rowsOf } from '../order-rows.ts';
import { checkMembers } from './check-members.ts';
import { confirmList } from './confirm-list.ts';
import { findListChange } from './list-change.ts';
import { findList, replaceChecked } from './member-rows.ts';
import { readMemberFile } from './read-member-file.ts';

interface MemberListsOptions {
  readonly store: Store;
  readonly saver: LeadSaver;
  readonly log: Log;
  readonly now?: () => number;
}

export interface ServerMemberLists extends MemberLists {
  /** Whether a link leads to an order, whatever its list; true while nobody can tell. */
  isKnown(token: string): Promise<boolean>;
}

/** Stores the lists of members that groups hand in. */
export function createMemberLists(options: MemberListsOptions): ServerMemberLists {
  const { store, saver, log, now = Date.now } = options;
  const attempt = <Result>(work: () => Promise<Result>) => orUnavailable(log, 'member lists', work);
  return {
    read: readMemberFile,
    check: checkMembers,
    isKnown: (token) =>
      findLinked(store, token).then(
        (linked) => linked !== undefined,
        () => true,
      ),
    find: (token) =>
      attempt(async () => {
        const order = (await findLinked(store, token))?.enrolment;
        // Once the lead is purged or erased, nobody is left to hand in members.
        if (!order || (await findEmail(store, order.id)) === undefined) return undefined;
        const { id, cancelled_at: cancelledAt } = order;
        const rows = await rowsOf(store.tables, order);
        const price = scheduleTotal(rows.instalments);
        const moneyFor = (minor: number) => moneyOf(minor, order.currency);
        return {
          id,
          token,
          request: requestOf(order),
          reference: referenceOf(id),
          isCancelled: cancelledAt !== null,
          startDay: rows.instalments[0]?.due_day,
          price: price === undefined ? undefined : moneyFor(price),
          paid: moneyFor(paidIn(order.currency, rows.payments)),
          change: await findListChange(store.tables, rows),
          checked: await findList(store, id, 'checked'),
          confirmed: await findList(store, id, 'confirmed'),
        };
      }),
    replace: (enrolmentId, members, leftOut) =>
      attempt(() => replaceChecked(store, { enrolmentId, members, leftOut, nowMs: now() })),
    confirm: (confirmation) =>
      attempt(async () => {
        const isDone = await confirmList({ store, saver, nowMs: now() }, confirmation);
        if (isDone) log.info({ enrolmentId: confirmation.enrolmentId }, 'list confirmed');
        return isDone;
      }),
  };
}
