import { stringify } from 'csv-stringify/sync';
import {
  columnNames,
  memberColumns,
  type Member,
} from '#app/features/buying/enrolment/members/member.ts';
import { referenceOf } from '#app/leads/lead-intake.ports.ts';
import { RefusedError } from '#server/staff-commands/command-line.ts';
import type { Store } from '#server/store/store.ts';
import { cellsOf } from '../members/member-cells.ts';
import { findList } from '../members/member-rows.ts';
import { findEnrolment, type Command } from './command.ts';

/** Writes the people that a group has handed in and confirmed. */
export const members: Command = {
  usage: 'REF',
  does: 'the confirmed members of a group, as CSV',
  options: {},
  takesRef: true,
  async run(call) {
    const { id } = await findEnrolment(call);
    const csv = await exportMembers(call.store, id);
    if (csv === undefined) {
      throw new RefusedError(`No members have been handed in for order ${referenceOf(id)}.`);
    }
    call.stdout.write(csv);
  },
};

/**
 * Writes the confirmed members of an enrolment as CSV, in the columns that groups fill in.
 * @param enrolmentId the id of its lead
 * @returns undefined when no list has been confirmed
 */
async function exportMembers(store: Store, enrolmentId: string): Promise<string | undefined> {
  const list = await findList(store, enrolmentId, 'confirmed');
  if (!list) return undefined;
  const byLine = new Map(list.members.map((member) => [member.line, member]));
  return stringify(
    list.members.map((member) => cellsOf(member, nameOf(member, byLine))),
    {
      header: true,
      columns: memberColumns.map((key) => ({ key, header: columnNames[key] })),
      // Spreadsheets must not run a cell that looks like a formula.
      escape_formulas: true,
    },
  );
}

function nameOf({ principal }: Member, byLine: ReadonlyMap<number, Member>): string {
  const whose = principal === undefined ? undefined : byLine.get(principal);
  return whose ? whose.number || `${whose.firstName} ${whose.lastName}` : '';
}
