import { parseArgs } from 'node:util';
import type { Measure } from './measures/measure.ts';

/** What the command line asks for. */
export interface Options {
  /** Names of the measures to take. */
  readonly only: readonly string[];
  /** Paths of the routes to measure; all when empty. */
  readonly paths: readonly string[];
  /** How often each is repeated before the median is taken. */
  readonly runs: number;
  /** Whether later runs are compared with this one. */
  readonly keep: boolean;
}

/** The command line cannot be understood. */
export class OptionError extends Error {
  override readonly name = 'OptionError';
}

/**
 * Reads `--only a,b`, `--all`, `--paths /,/faqs`, `--runs 5` and `--keep`.
 * @throws OptionError with one line for the person at the terminal
 */
export function parseOptions(
  args: readonly string[],
  measures: readonly Pick<Measure, 'name' | 'isLong'>[],
): Options {
  const { only, all, paths, runs, keep } = readArguments(args);
  const names = measures.map(({ name }) => name);
  const usual = measures.filter(({ isLong }) => all || !isLong).map(({ name }) => name);
  const wanted = only === undefined ? usual : listOf(only);
  const unknown = wanted.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw new OptionError(`--only: "${unknown}" is none of ${names.join(', ')}`);
  }
  if (!/^[1-9]\d?$/.test(runs)) throw new OptionError('--runs: must be a number from 1 to 99');
  return { only: wanted, paths: listOf(paths), runs: Number(runs), keep };
}

function listOf(text: string): readonly string[] {
  return text.split(',').flatMap((part) => part.trim() || []);
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        only: { type: 'string' },
        all: { type: 'boolean', default: false },
        paths: { type: 'string', default: '' },
        runs: { type: 'string', default: '3' },
        keep: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new OptionError(error instanceof Error ? error.message : String(error));
  }
}
