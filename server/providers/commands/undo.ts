import { existsSync } from 'node:fs';
import { print, RefusedError } from '#server/staff-commands/command-line.ts';
import { keptFileOf } from '../export/kept-directory.ts';
import { findCurrentVersion } from '../store/load-directory.ts';
import { facilitiesInWords, type Command } from './command.ts';
import { badRows, importFile } from './import-list.ts';

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
    const file = keptFileOf(call.dataFolder, version);
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
