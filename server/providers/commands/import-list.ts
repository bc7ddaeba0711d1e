import { existsSync } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { print, RefusedError } from '#server/staff-commands/command-line.ts';
import { createAreas } from '../areas.ts';
import { keptFileOf } from '../export/kept-directory.ts';
import {
  importDirectory,
  leastKeptPercent,
  type Counted,
  type DirectoryChanges,
  type ImportOutcome,
} from '../import/import-directory.ts';
import { findCurrentVersion } from '../store/load-directory.ts';
import { facilitiesInWords, type Call, type Command } from './command.ts';

/** Replaces the directory with a file, or says what that would change. */
export const importList: Command = {
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
  const areas = createAreas(mapping);
  const { DATA_DIR: dataFolder } = settings;
  return importDirectory({ store, dataFolder, file, mapping, areas, report, ...choices });
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

/** Brings back the directory before the last import. */
export const undo: Command = {
  usage: '',
  does: 'bring back the directory before the last import; a second undo takes that back',
  options: {},
  takesFile: 'never',
  async run(call) {
    const version = await findCurrentVersion(call.store);
    if (version === undefined) {
      throw new RefusedError('Nothing has been imported yet: there is nothing to undo.');
    }
    const file = keptFileOf(call.settings.DATA_DIR, version);
    if (!existsSync(file)) {
      throw new RefusedError(
        `Nothing changed: there is no directory to bring back in ${file}.\n` +
          'The first import keeps none; the others keep it in DATA_DIR, on the machine where they run.',
      );
    }
    const outcome = await importFile(call, file, { mayRemoveMost: true });
    if (outcome.kind === 'refused') throw new RefusedError(badRows(outcome));
    print(
      call,
      `Brought back ${facilitiesInWords(outcome.facilities)}, the directory before the last import.`,
    );
  },
};
