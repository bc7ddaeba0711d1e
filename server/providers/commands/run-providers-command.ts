import { fileURLToPath } from 'node:url';
import { counted } from '#app/kernel/numbers.ts';
import { readSource } from '#server/content/open-files.ts';
import {
  exitCodeOf,
  usageOf,
  type Caller,
  print,
  RefusedError,
} from '#server/staff-commands/command-line.ts';
import {
  runStoreCommand,
  type StoreCommand,
  type SubjectCall,
} from '#server/staff-commands/run-store-command.ts';
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

const contentFolder = fileURLToPath(new URL('../../../content', import.meta.url));

/** Replaces the directory with a file, or says what that would change. */
const importList: StoreCommand = {
  usage: 'FILE [--dry-run] [--allow-fewer]',
  does: 'replace the provider directory with a CSV file; changes nothing if it has errors',
  options: { 'dry-run': { type: 'boolean' }, 'allow-fewer': { type: 'boolean' } },
  takes: 'always',
  async check(file) {
    await access(file, constants.R_OK).catch(() => {
      throw new RefusedError(`${file} cannot be read`);
    });
  },
  async run(call) {
    const { subject: file = '', values } = call;
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
async function importFile(
  { store, settings, stderr }: SubjectCall,
  file: string,
  choices: { readonly isDryRun?: boolean; readonly mayRemoveMost: boolean },
): Promise<ImportOutcome> {
  const report = (line: string) => void stderr.write(`${line}\n`);
  const { DATA_DIR: dataFolder } = settings;
  const mapping = await readSource(contentFolder, 'columns');
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
  call: SubjectCall,
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
const undo: StoreCommand = {
  usage: '',
  does: 'bring back the directory before the last import, or the sample before the first; a second undo takes back the former',
  options: {},
  takes: 'never',
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
const exportList: StoreCommand = {
  usage: '[FILE]',
  does: 'write the directory as CSV, to be imported again; without FILE to standard output',
  options: {},
  takes: 'sometimes',
  async check(file) {
    const found = await findStats(file);
    if (found && !found.isFile()) throw new RefusedError(`${file} is there, and is not a file`);
    await access(dirname(resolve(file)), constants.W_OK).catch(() => {
      throw new RefusedError(`${file} cannot be written: look at its folder`);
    });
  },
  async run(call) {
    const { store, subject: file, stdout, stderr } = call;
    const mapping = await readSource(contentFolder, 'columns');
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

/** A number of facilities in words: "1 facility", "34 facilities". */
function facilitiesInWords(count: number): string {
  return counted(count, 'facility', 'facilities');
}

/** Every sub-command. */
const commands: Readonly<Record<string, StoreCommand>> = {
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
  const run = () => runStoreCommand(commands, args, { caller, needs: 'a file' });
  return exitCodeOf(run, caller, { args, usage, explain: storeFailureReason });
}
