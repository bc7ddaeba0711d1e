import type { Member, TypedRow } from '#app/features/buying/enrolment/members/member.ts';
import { lgas } from '#app/site/nigeria/lgas.ts';
import { findState } from '#app/site/nigeria/states.ts';

const areaNames = new Map(lgas.map(({ id, name }) => [id, name]));

/** Writes a member as a row of the file that groups fill in. */
export function cellsOf(member: Member, principal: string): TypedRow['cells'] {
  const { line: _line, stateId, lgaId, ...cells } = member;
  const state = findState(stateId)?.name ?? '';
  return { ...cells, principal, state, lga: areaNames.get(lgaId) ?? lgaId };
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
