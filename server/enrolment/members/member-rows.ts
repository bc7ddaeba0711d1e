import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { StoredList } from '#app/features/buying/enrolment/members/member-lists.ports.ts';
import type { Member } from '#app/features/buying/enrolment/members/member.ts';
import { batchesOf, type Store } from '#server/store/store.ts';
import type { GroupMemberRow, MemberListRow } from '#server/store/member-tables.ts';
import type { Tables } from '#server/store/schema.ts';

interface NewList {
  readonly enrolmentId: string;
  readonly members: readonly Member[];
  readonly leftOut: number;
  readonly nowMs: number;
}

/** Replaces the checked list of an enrolment as a whole. @returns its id */
export async function replaceChecked({ tables }: Store, list: NewList): Promise<string> {
  const id = randomUUID();
  const { enrolmentId: enrolment_id, leftOut: left_out, nowMs: created_at } = list;
  const row = { id, enrolment_id, state: 'checked', left_out, created_at } as const;
  await tables.transaction().execute(async (transaction) => {
    await removeList(transaction, enrolment_id, 'checked');
    await transaction.insertInto('member_lists').values(row).execute();
    for (const members of batchesOf(list.members)) {
      const rows = members.map((member) => toRow(id, member));
      await transaction.insertInto('group_members').values(rows).execute();
    }
  });
  return id;
}

/**
 * Makes the checked list the confirmed one, in the transaction that has locked the order.
 * @returns whether it is that now, was before, or another has taken its place
 */
export async function makeConfirmed(
  transaction: Transaction<Tables>,
  enrolmentId: string,
  listId: string,
): Promise<'confirmed' | 'known' | 'replaced'> {
  const lists = transaction.selectFrom('member_lists').select('state').where('id', '=', listId);
  const own = await lists.where('enrolment_id', '=', enrolmentId).executeTakeFirst();
  if (own?.state !== 'checked') return own ? 'known' : 'replaced';
  await removeList(transaction, enrolmentId, 'confirmed');
  const { numUpdatedRows } = await transaction
    .updateTable('member_lists')
    .set({ state: 'confirmed' })
    .where('id', '=', listId)
    .executeTakeFirst();
  return numUpdatedRows === 1n ? 'confirmed' : 'replaced';
}

async function removeList(
  transaction: Transaction<Tables>,
  enrolmentId: string,
  state: MemberListRow['state'],
): Promise<void> {
  // Its members are removed by the cascade.
  const lists = transaction.deleteFrom('member_lists').where('enrolment_id', '=', enrolmentId);
  await lists.where('state', '=', state).execute();
}

/** Reads a list of an enrolment; undefined when there is none. */
export async function findList(
  { tables }: Store,
  enrolmentId: string,
  state: MemberListRow['state'],
): Promise<StoredList | undefined> {
  const lists = tables
    .selectFrom('member_lists')
    .selectAll()
    .where('enrolment_id', '=', enrolmentId);
  const list = await lists.where('state', '=', state).executeTakeFirst();
  if (!list) return undefined;
  const members = tables.selectFrom('group_members').selectAll().where('list_id', '=', list.id);
  const rows = await members.orderBy('line').execute();
  const { id, left_out: leftOut, created_at: savedAt } = list;
  return { id, leftOut, savedAt, members: rows.map(fromRow) };
}

/** Text that is not known is null in the store. */
function toRow(listId: string, member: Member): GroupMemberRow {
  const { firstName, lastName, stateId, lgaId, ...same } = member;
  return {
    ...same,
    list_id: listId,
    first_name: firstName,
    last_name: lastName,
    principal: member.principal ?? null,
    number: member.number || null,
    email: member.email || null,
    phone: member.phone || null,
    state_id: stateId || null,
    lga_id: lgaId || null,
  };
}

function fromRow(row: GroupMemberRow): Member {
  const { list_id: _list, first_name, last_name, state_id, lga_id, ...same } = row;
  return {
    ...(same as Pick<Member, 'line' | 'gender' | 'birth' | 'relation' | 'plan'>),
    firstName: first_name,
    lastName: last_name,
    principal: row.principal ?? undefined,
    number: row.number ?? '',
    email: row.email ?? '',
    phone: row.phone ?? '',
    stateId: state_id ?? '',
    lgaId: lga_id ?? '',
  };
}
