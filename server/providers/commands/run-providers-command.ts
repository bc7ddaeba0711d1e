import { fileURLToPath } from 'node:url';
import { counted } from '#app/kernel/numbers.ts';
import { readSource } from '#server/content/open-files.ts';
import {
  exitCodeOf,
  findCommand,
  parseArguments,
  UsageError,
  usageOf,
  type Caller,
  print,
  RefusedError,
  type Command as StaffCommand,
} from '#server/staff-commands/command-line.ts';
import { withStore, type StoreCall } from '#server/staff-commands/with-store.ts';
import { storeFailureReason } from '#server/store/store-error.ts';
import {
  leastGuarded,
  leastKeptPercent,
  importDirectory,
  type Counted,
  type DirectoryChanges,
  type ImportOutcome,
} from '../import/import-directory.ts';
import { access, constants, stat } from 'node:fs/promises';
import { keptFileOf, writeDirectory, writeDirectoryFile } from '../export/write-directory.ts';
import { sampleByState } from '../sample/sample-directory.ts';
import { findCurrentVersion, readCurrent } from '../store/load-directory.ts';
import { removeDirectory } from '../store/save-directory.ts';
import { dirname, resolve } from 'node:path';
import type { ColumnMapping } from '#app/features/providers/provider-content.schema.ts';

const contentFolder = fileURLToPath(new URL('../../../content', import.meta.url));

/** Replaces the directory with a file, or says what that would change. */
const importList: Command = {
  usage: 'FILE [--dry-run] [--allow-fewer]',
  does: 'replace the provider directory with a CSV file; changes nothing if it has errors',
  options: { 'dry-run': { type: 'boolean' }, 'allow-fewer': { type: 'boolean' } },
  takesFile: 'always',
  async checkFile(file) {
    await access(file, constants.R_OK).catch(() => {
      throw new RefusedError(`${file} cannot be read`);
    });
  },
  async run(call) {
    const { file = '', values } = call;
    const isDryRun = values['dry-run'] === true;
    const mayRemoveMost = values['allow-fewer'] === true;
    const outcome = await importFile(call, file, { isDryRun, mayRemoveMost });
    switch (outcome.kind) {
      case 'imported':
        return print(call, `Imported ${inWords(outcome)}.`);
      case 'checked':
        return printChanges(call, outcome);
      case 'removes-too-many':
        if (isDryRun) printChanges(call, outcome);
        throw new RefusedError(tooMany(outcome.changes, isDryRun));
      case 'refused':
      default:
        throw new RefusedError(badRows(outcome));
    }
  },
};

/** Imports a file; each problem and duplicate is a line on standard error. */
function importFile(
  { store, settings, mapping, stderr }: Call,
  file: string,
  choices: { readonly isDryRun?: boolean; readonly mayRemoveMost: boolean },
): Promise<ImportOutcome> {
  const report = (line: string) => void stderr.write(`${line}\n`);
  const { DATA_DIR: dataFolder } = settings;
  return importDirectory({ store, dataFolder, file, mapping, report, ...choices });
}

function badRows({ problems, rows }: { problems: number; rows: number }): string {
  return `Nothing changed: ${problems} problems in ${rows} rows.`;
}

function inWords({ facilities, duplicates }: Counted): string {
  const leftOut = duplicates > 0 ? `, ${duplicates} duplicates skipped` : '';
  return `${facilitiesInWords(facilities)}${leftOut}`;
}

function printChanges(
  call: Call,
  outcome: Counted & { readonly changes: DirectoryChanges | undefined },
): void {
  print(call, `Would import ${inWords(outcome)}.`);
  print(call, changesInWords(outcome));
  print(call, 'Dry run: nothing was changed.');
}

function changesInWords({ facilities, changes }: Parameters<typeof printChanges>[1]): string {
  if (!changes) return `Now: the sample, which the first import replaces. Then: ${facilities}.`;
  const { now, next, added, removed, changed } = changes;
  return `Now: ${now}. Then: ${next}. By id: ${added} added, ${removed} removed, ${changed} changed.`;
}

function tooMany({ now, removed }: DirectoryChanges, isDryRun: boolean): string {
  const kept = `of the ${facilitiesInWords(now)} in the directory, ${now - removed} would remain`;
  const look = isDryRun ? '' : ' --dry-run says what would change.';
  return (
    `Nothing changed: ${kept}, fewer than ${leastKeptPercent} %.\n` +
    `If that is right, import with --allow-fewer.${look}`
  );
}

/** Brings back the directory before the last import, or the sample. */
const undo: Command = {
  usage: '',
  does: 'bring back the directory before the last import, or the sample before the first; a second undo takes back the former',
  options: {},
  takesFile: 'never',
  async run(call) {
    const version = await findCurrentVersion(call.store);
    if (version === undefined) {
      throw new RefusedError('Nothing has been imported yet: there is nothing to undo.');
    }
    const file = keptFileOf(call.settings.DATA_DIR, version);
    const kept = await findStats(file);
    if (!kept) {
      throw new RefusedError(
        `Nothing changed: there is no directory to bring back in ${file}.\n` +
          'An import keeps it in DATA_DIR, on the machine where it runs.',
      );
    }
    if (kept.size === 0) {
      await removeDirectory(call.store, version);
      return print(call, 'Removed the first import: the site shows the sample again.');
    }
    const outcome = await importFile(call, file, { mayRemoveMost: true });
    if (outcome.kind === 'refused') throw new RefusedError(badRows(outcome));
    print(
      call,
      `Brought back ${facilitiesInWords(outcome.facilities)}, the directory before the last import.`,
    );
  },
};

/** Writes the directory, before the first import the sample, as a file that can be imported again. */
const exportList: Command = {
  usage: '[FILE]',
  does: 'write the directory as CSV, to be imported again; without FILE to standard output',
  options: {},
  takesFile: 'sometimes',
  async checkFile(file) {
    const found = await findStats(file);
    if (found && !found.isFile()) throw new RefusedError(`${file} is there, and is not a file`);
    await access(dirname(resolve(file)), constants.W_OK).catch(() => {
      throw new RefusedError(`${file} cannot be written: look at its folder`);
    });
  },
  async run(call) {
    const { store, mapping, file, stdout, stderr } = call;
    const version = await findCurrentVersion(store);
    if (version === undefined)
      stderr.write('Nothing has been imported yet: this is the sample, which is invented.\n');
    const batches =
      version === undefined
        ? sampleByState(await readSource(contentFolder, 'sample'))
        : readCurrent(store, version);
    if (file === undefined) return void (await writeDirectory(batches, mapping, stdout));
    const isThere = (await findStats(file)) !== undefined;
    const count = await writeDirectoryFile(batches, mapping, file);
    const replaced = isThere ? ', which replaces the file that was there' : '';
    return print(call, `Exported ${facilitiesInWords(count)} to ${file}${replaced}.`);
  },
};

function findStats(file: string) {
  return stat(file).catch(() => undefined);
}

/** What a sub-command is called with. */
interface Call extends StoreCall {
  readonly mapping: ColumnMapping;
  /** As typed. */
  readonly file: string | undefined;
  readonly values: Readonly<Record<string, unknown>>;
}

/** A sub-command. */
interface Command extends StaffCommand<Call> {
  readonly takesFile: 'always' | 'sometimes' | 'never';
  /** Looks at the file before the store is opened. @throws RefusedError */
  checkFile?(file: string): Promise<void>;
}

/** A number of facilities in words: "1 facility", "34 facilities". */
function facilitiesInWords(count: number): string {
  return counted(count, 'facility', 'facilities');
}

/** Every sub-command. */
const commands: Readonly<Record<string, Command>> = {
  import: importList,
  export: exportList,
  undo,
};

const usage = `${usageOf('providers', commands)}

--dry-run says what would change, and changes nothing.
--allow-fewer imports a list that keeps fewer than ${leastKeptPercent} % of a directory of ${leastGuarded} or more facilities.

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
  const mapping = await readSource(contentFolder, 'columns');
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
