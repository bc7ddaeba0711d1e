import { fileURLToPath } from 'node:url';
import { readSource } from '#server/content/open-files.ts';
import {
  exitCodeOf,
  findCommand,
  parseArguments,
  UsageError,
  usageOf,
  type Caller,
} from '#server/staff-commands/command-line.ts';
import { withStore } from '#server/staff-commands/with-store.ts';
import { storeFailureReason } from '#server/store/store-error.ts';
import { leastKeptPercent } from '../import/import-directory.ts';
import type { Command } from './command.ts';
import { exportList } from './export-list.ts';
import { importList, undo } from './import-list.ts';

/** Every sub-command; a new one is a file and a line here. */
const commands: Readonly<Record<string, Command>> = {
  import: importList,
  export: exportList,
  undo,
};

const usage = `${usageOf('providers', commands)}

--dry-run says what would change, and changes nothing.
--allow-fewer imports a list that keeps fewer than ${leastKeptPercent} % of the facilities of the directory.

To keep npm's own output out of a file: npm run --silent providers -- export > providers.csv`;

/**
 * Runs one of the staff's commands.
 * @param args as typed after `npm run providers --`
 * @returns the exit code: 1 when it could not do what it should
 */
export function runProvidersCommand(args: readonly string[], caller: Caller): Promise<number> {
  return exitCodeOf(() => run(args, caller), caller, {
    args,
    usage,
    explain: storeFailureReason,
  });
}

async function run([name, ...rest]: readonly string[], caller: Caller): Promise<void> {
  const command = findCommand(commands, name);
  const { values, positionals } = parseArguments(rest, command.options);
  const [file, ...more] = positionals;
  checkCount(command, file, more);
  if (file !== undefined) await command.checkFile?.(file);
  const mapping = await readSource(pathTo('../../../content'), 'columns');
  await withStore(caller, {}, (call) => command.run({ ...call, mapping, file, values }));
}

function checkCount(
  { takesFile }: Command,
  file: string | undefined,
  more: readonly string[],
): void {
  if (takesFile === 'always' && file === undefined) throw new UsageError('no file given');
  const [tooMuch] = takesFile === 'never' ? [file] : more;
  if (tooMuch !== undefined) throw new UsageError(`"${tooMuch}" is more than it takes`);
}

function pathTo(relative: string): string {
  return fileURLToPath(new URL(relative, import.meta.url));
}
