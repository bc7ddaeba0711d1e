import type { MemberLists } from '#app/features/buying/enrolment/members/member-lists.ports.ts';
import { referenceOf } from '#app/leads/lead-intake.ports.ts';
import type { Log } from '#server/log.ts';
import type { Store } from '#server/store/store.ts';
import { orUnavailable } from '../or-unavailable.ts';
import { findEmail, findLinked } from '../order-rows.ts';
import { checkMembers } from './check-members.ts';
import { confirmChecked, findList, replaceChecked } from './member-rows.ts';
import { readMemberFile } from './read-member-file.ts';

interface MemberListsOptions {
  readonly store: Store;
  readonly log: Log;
  readonly now?: () => number;
}

/** Stores the lists of members that groups hand in. */
export function createMemberLists({ store, log, now = Date.now }: MemberListsOptions): MemberLists {
  const attempt = <Result>(work: () => Promise<Result>) => orUnavailable(log, 'member lists', work);
  return {
    read: readMemberFile,
    check: checkMembers,
    find: (token) =>
      attempt(async () => {
        const order = (await findLinked(store, token))?.order;
        // Once the lead is purged or erased, nobody is left to hand in members.
        if (!order || (await findEmail(store, order.id)) === undefined) return undefined;
        const { id, query } = order;
        const checked = await findList(store, id, 'checked');
        const confirmed = await findList(store, id, 'confirmed');
        return { id, token, query, reference: referenceOf(id), checked, confirmed };
      }),
    replace: (enrolmentId, members, leftOut) =>
      attempt(() => replaceChecked(store, { enrolmentId, members, leftOut, nowMs: now() })),
    confirm: (enrolmentId, listId) => attempt(() => confirmChecked(store, enrolmentId, listId)),
  };
}
