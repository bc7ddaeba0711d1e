import { exitCodeOf, print, usageOf, type Caller } from '#server/staff-commands/command-line.ts';
import { runStoreCommand, type StoreCommand } from '#server/staff-commands/run-store-command.ts';
import { retryDeliveries } from '#server/outbox/settle-delivery.ts';
import { anyPerson } from './command.ts';
import { erase } from './erase.ts';
import { exportAll, kinds, list } from './list.ts';
import { purge } from './purge-command.ts';

const retry: StoreCommand = {
  usage: '',
  does: 'make dead letters and waiting deliveries due now',
  options: {},
  takes: 'never',
  async run(call) {
    print(call, `${await retryDeliveries(call.store, Date.now())} deliveries are due now`);
  },
};

/** Every sub-command; a new one is a file and a line here. */
const commands: Readonly<Record<string, StoreCommand>> = {
  list,
  export: exportAll,
  retry,
  purge,
  erase,
};

const usage = `${usageOf('leads', commands)}

PERSON is an email address, a phone number in any format, the reference that the visitor was told
(A59D4122), or a lead id.
DATE is a day such as 2026-11-21 (in Lagos, --until is inclusive) or a time such as 2026-11-21T08:00:00+01:00.
KIND is one of
  ${kinds.join('\n  ')}
--dry-run says what would be erased, and changes nothing. On a terminal erase asks first; --yes answers.
docs/leads.md says what stays.

To keep npm's own output out of a file: npm run --silent leads -- export > leads.csv`;

/**
 * Runs one of the staff's commands.
 * @param args as typed after `npm run leads --`
 * @returns the exit code
 */
export function runLeadsCommand(args: readonly string[], caller: Caller): Promise<number> {
  const run = () => runStoreCommand(commands, args, { caller, needs: anyPerson });
  return exitCodeOf(run, caller, { args, usage });
}
