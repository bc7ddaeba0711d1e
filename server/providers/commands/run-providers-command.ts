import { fileURLToPath } from 'node:url';
import { ContentError } from '#server/content/parse-yaml.ts';
import { readProviderContent } from '#server/content/providers/provider-content.ts';
import { parseSettings, SettingError } from '#server/settings.ts';
import { readSiteEnvironment } from '#server/site-environment.ts';
import {
  findCommand,
  parseArguments,
  RefusedError,
  UsageError,
  type Caller,
} from '#server/staff-commands/command-line.ts';
import { openStoreForCommand } from '#server/store/open-store-for-command.ts';
import { storeFailureReason } from '#server/store/store-error.ts';
import { placeOf } from '#server/store/store-place.ts';
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

const usage = `${Object.entries(commands)
  .map(([name, { usage: rest, does }]) =>
    `npm run providers -- ${name} ${rest}`.trimEnd().concat(`\n    ${does}`),
  )
  .join('\n')}

--dry-run says what would change, and changes nothing.
--allow-fewer imports a list that keeps fewer than ${leastKeptPercent} % of the facilities of the directory.

To keep npm's own output out of a file: npm run --silent providers -- export > providers.csv`;

/**
 * Runs one of the staff's commands.
 * @param args as typed after `npm run providers --`
 * @returns the exit code: 1 when it could not do what it should
 */
export async function runProvidersCommand(
  args: readonly string[],
  caller: Caller,
): Promise<number> {
  try {
    await run(args, caller);
    return 0;
  } catch (error) {
    caller.stderr.write(`${messageFor(error)}\n`);
    return 1;
  }
}

async function run([name, ...rest]: readonly string[], caller: Caller): Promise<void> {
  const command = findCommand(commands, name);
  const { values, positionals } = parseArguments(rest, command.options);
  const [file, ...more] = positionals;
  checkCount(command, file, more);
  if (file !== undefined) await command.checkFile?.(file);
  const settings = parseSettings(readSiteEnvironment(caller.env));
  const { columns } = await readProviderContent(pathTo('../../../content'));
  const { env, stdout, stderr } = caller;
  stderr.write(`Store: ${placeOf(settings)}\n`);
  const store = await openStoreForCommand(settings, { isQuiet: true });
  try {
    const { DATA_DIR: dataFolder } = settings;
    await command.run({ env, stdout, stderr, store, dataFolder, mapping: columns, file, values });
  } finally {
    await store.close();
  }
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

function messageFor(error: unknown): string {
  if (error instanceof UsageError) return `${error.message}\n\n${usage}`;
  const isOperators =
    error instanceof RefusedError || error instanceof SettingError || error instanceof ContentError;
  return isOperators ? error.message : storeFailureReason(error);
}

function pathTo(relative: string): string {
  return fileURLToPath(new URL(relative, import.meta.url));
}
