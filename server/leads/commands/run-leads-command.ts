import {
  exitCodeOf,
  findCommand,
  parseArguments,
  print,
  statementTimeoutMs,
  UsageError,
  usageOf,
  type Caller,
} from '#server/staff-commands/command-line.ts';
import { withStore } from '#server/staff-commands/with-store.ts';
import { retryDeliveries } from '#server/outbox/settle-delivery.ts';
import { anyPerson, type Command } from './command.ts';
import { erase } from './erase.ts';
import { exportAll, kinds, list } from './list.ts';
import { purge } from './purge-command.ts';

const retry: Command = {
  usage: '',
  does: 'make dead letters and waiting deliveries due now',
  options: {},
  takesPerson: 'never',
  async run(call) {
    print(call, `${await retryDeliveries(call.store, Date.now())} deliveries are due now`);
  },
};

/** Every sub-command; a new one is a file and a line here. */
const commands: Readonly<Record<string, Command>> = {
  list,
  export: exportAll,
  retry,
  purge,
  erase,
};

const usage = `${usageOf('leads', commands)}

PERSON is an email address, a phone number in any format, the reference that the visitor was told
(A59D4122), or a lead id.
DATE is a day such as 2026-11-21 (UTC, --until is inclusive) or a time such as 2026-11-21T08:00:00+01:00.
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
  return exitCodeOf(() => run(args, caller), caller, { args, usage });
}

async function run([name, ...rest]: readonly string[], caller: Caller): Promise<void> {
  const command = findCommand(commands, name);
  const { values, positionals } = parseArguments(rest, command.options);
  const most = command.takesPerson === 'never' ? 0 : 1;
  if (positionals.length > most) {
    throw new UsageError(`${name} does not take "${positionals[most]}": put spaces in quotes`);
  }
  const [who] = positionals;
  if (command.takesPerson === 'always' && who === undefined) {
    throw new UsageError(`${name} needs ${anyPerson}`);
  }
  return withStore(caller, { statementTimeoutMs }, (call) => command.run({ ...call, who, values }));
}
