import { access, constants, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { print, RefusedError } from '#server/staff-commands/command-line.ts';
import { writeDirectory, writeDirectoryFile } from '../export/write-directory.ts';
import { findCurrentVersion, readCurrent } from '../store/load-directory.ts';
import { facilitiesInWords, type Command } from './command.ts';

/** Writes the imported directory as a file that can be imported again. */
export const exportList: Command = {
  usage: '[FILE]',
  does: 'write the imported directory as CSV, to be imported again; without FILE to standard output',
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
    const { store, mapping, file, stdout } = call;
    const version = await findCurrentVersion(store);
    if (version === undefined) {
      throw new RefusedError('Nothing has been imported yet: the site shows the sample.');
    }
    const batches = readCurrent(store, version);
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
