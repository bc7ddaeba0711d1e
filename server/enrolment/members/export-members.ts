import { stringify } from 'csv-stringify/sync';
import {
  columnNames,
  memberColumns,
  type Member,
  type MemberColumn,
} from '#app/features/buying/enrolment/members/member.ts';
import { findState } from '#app/site/nigeria/states.ts';
import { lgas } from '#app/site/nigeria/lgas.ts';
import type { Store } from '#server/store/store.ts';
import { findList } from './member-rows.ts';

const areaNames = new Map(lgas.map(({ id, name }) => [id, name]));

/**
 * Writes the confirmed members of an enrolment as CSV, in the columns that groups fill in.
 * @param enrolmentId the id of its lead
 * @returns undefined when no list has been confirmed
 */
export async function exportMembers(
  store: Store,
  enrolmentId: string,
): Promise<string | undefined> {
  const list = await findList(store, enrolmentId, 'confirmed');
  if (!list) return undefined;
  const byLine = new Map(list.members.map((member) => [member.line, member]));
  return stringify(
    list.members.map((member) => cellsOf(member, byLine)),
    {
      header: true,
      columns: memberColumns.map((key) => ({ key, header: columnNames[key] })),
      // Spreadsheets must not run a cell that looks like a formula.
      escape_formulas: true,
    },
  );
}

function cellsOf(
  member: Member,
  byLine: ReadonlyMap<number, Member>,
): Record<MemberColumn, string> {
  const principal = member.principal === undefined ? undefined : byLine.get(member.principal);
  return {
    firstName: member.firstName,
    lastName: member.lastName,
    gender: member.gender,
    birth: member.birth,
    relation: member.relation,
    number: member.number,
    principal: principal ? principal.number || `${principal.firstName} ${principal.lastName}` : '',
    plan: member.plan,
    email: member.email,
    phone: member.phone,
    state: findState(member.stateId)?.name ?? '',
    lga: areaNames.get(member.lgaId) ?? '',
  };
}
