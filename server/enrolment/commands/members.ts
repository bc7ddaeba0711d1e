import { referenceOf } from '#app/leads/lead-intake.ports.ts';
import { RefusedError } from '#server/staff-commands/command-line.ts';
import { exportMembers } from '../members/export-members.ts';
import type { Command } from './command.ts';
import { findEnrolment } from './find-enrolment.ts';

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
