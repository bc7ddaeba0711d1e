import type {
  Member,
  MemberColumn,
  TypedRow,
} from '#app/features/buying/enrolment/members/member.ts';
import { lgas } from '#app/site/nigeria/lgas.ts';
import { findState } from '#app/site/nigeria/states.ts';

const areaNames = new Map(lgas.map(({ id, name }) => [id, name]));

/** Writes a member as a row of the file that groups fill in. */
export function cellsOf(member: Member, principal: string): Record<MemberColumn, string> {
  return {
    firstName: member.firstName,
    lastName: member.lastName,
    gender: member.gender,
    birth: member.birth,
    relation: member.relation,
    number: member.number,
    principal,
    plan: member.plan,
    email: member.email,
    phone: member.phone,
    state: findState(member.stateId)?.name ?? '',
    lga: areaNames.get(member.lgaId) ?? '',
  };
}

/** Writes members as rows, as they would be read again. */
export function rowsOfMembers(members: readonly Member[]): TypedRow[] {
  const byLine = new Map(members.map((member) => [member.line, member]));
  return members.map((member) => {
    const { line, principal } = member;
    const whose = principal === undefined ? '' : byLine.get(principal)?.number || String(principal);
    return { line, cells: cellsOf(member, whose) };
  });
}
