import {
  columnNames,
  memberColumns,
  type Member,
} from '#app/features/buying/enrolment/members/member.ts';
import { referenceOf } from '#app/leads/lead-intake.ports.ts';
import { findLga } from '#app/site/nigeria/lgas.ts';
import { findState } from '#app/site/nigeria/states.ts';
import { RefusedError } from '#server/staff-commands/command-line.ts';
import { writeRows } from '#server/staff-commands/write-rows.ts';
import type { StoreCommand } from '#server/staff-commands/run-store-command.ts';
import { findList } from '../members/member-rows.ts';
import { findEnrolment } from './command.ts';

/** Writes the people that a group has handed in and confirmed, in the columns of its file. */
export const members: StoreCommand = {
  usage: 'REF',
  does: 'the confirmed members of a group, as CSV',
  options: {},
  takes: 'always',
  async run(call) {
    const { id } = await findEnrolment(call);
    const list = await findList(call.store, id, 'confirmed');
    if (!list) {
      throw new RefusedError(`No members have been handed in for order ${referenceOf(id)}.`);
    }
    const byLine = new Map(list.members.map((member) => [member.line, member]));
    const rows = list.members.map((member) => {
      const cells = {
        ...member,
        principal: principalName(member, byLine),
        state: findState(member.stateId)?.name,
        lga: findLga(member.lgaId)?.name ?? member.lgaId,
      };
      return Object.fromEntries(memberColumns.map((key) => [columnNames[key], cells[key]]));
    });
    const columns = Object.values(columnNames);
    await writeRows(rows, { format: 'csv', columns, output: call.stdout });
  },
};

function principalName({ principal }: Member, byLine: ReadonlyMap<number, Member>): string {
  const whose = principal === undefined ? undefined : byLine.get(principal);
  return whose ? whose.number || `${whose.firstName} ${whose.lastName}` : '';
}
