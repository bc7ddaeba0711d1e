import { exitCodeOf, usageOf, type Caller } from '#server/staff-commands/command-line.ts';
import { runStoreCommand, type StoreCommand } from '#server/staff-commands/run-store-command.ts';
import { cancel, reopen } from './cancel.ts';
import { exportAll, list } from './list.ts';
import { email } from './email.ts';
import { endLink, newLink } from './links.ts';
import { match } from './match.ts';
import { members } from './members.ts';
import { price } from './price.ts';
import { remind } from './remind.ts';
import { show } from './show.ts';
import { takeBack } from './take-back.ts';
import { paid, refund } from './transfers.ts';

/** Every sub-command; a new one is a file and a line here. */
const commands: Readonly<Record<string, StoreCommand>> = {
  list,
  show,
  export: exportAll,
  members,
  price,
  paid,
  refund,
  match,
  'take-back': takeBack,
  cancel,
  reopen,
  email,
  'end-link': endLink,
  'new-link': newLink,
  remind,
};

const usage = `${usageOf('enrolments', commands)}

REF is the reference that the visitor has (5E2EBBDD), or the whole id. PERSON is that, an email
address, a phone number or a name, or how its words begin: list 'okafor ada'.
AMOUNT is in the order's currency: 25500 or 25500.00. DAY is a day such as 2026-11-20.
DATE is a day (in Lagos, --until is inclusive) or a time such as 2026-11-21T08:00:00+01:00.
FILE is the bank's statement of one account, as CSV.
--dry-run says what would change, and changes nothing. --yes answers what paid and refund ask about:
a bank reference that another order has, or a day before the order.

To keep npm's own output out of a file: npm run --silent enrolments -- export > enrolments.csv`;

/**
 * Runs one of the staff's commands.
 * @param args as typed after `npm run enrolments --`
 * @returns the exit code
 */
export function runEnrolmentsCommand(args: readonly string[], caller: Caller): Promise<number> {
  const run = () => runStoreCommand(commands, args, { caller, needs: "an order's reference" });
  return exitCodeOf(run, caller, { args, usage });
}
