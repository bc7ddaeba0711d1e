import { parseArgs } from 'node:util';

/** What the command line asks for. */
export interface Options {
  /** Names of the measures to take. */
  readonly only: readonly string[];
  /** How often each is repeated before the median is taken. */
  readonly runs: number;
}

/** The command line cannot be understood. */
export class OptionError extends Error {
  override readonly name = 'OptionError';
}

/**
 * Reads `--only a,b` and `--runs 5`.
 * @param measures every name that `--only` may give
 * @throws OptionError with one line for the person at the terminal
 */
export function parseOptions(args: readonly string[], measures: readonly string[]): Options {
  const { only, runs } = readArguments(args);
  const names = only === undefined ? measures : only.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !measures.includes(name));
  if (unknown !== undefined) {
    throw new OptionError(`--only: "${unknown}" is none of ${measures.join(', ')}`);
  }
  if (!/^[1-9]\d?$/.test(runs)) throw new OptionError('--runs: must be a number from 1 to 99');
  return { only: names, runs: Number(runs) };
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { only: { type: 'string' }, runs: { type: 'string', default: '3' } },
    }).values;
  } catch (error) {
    throw new OptionError(error instanceof Error ? error.message : String(error));
  }
}
