import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Row } from './row.ts';

/** The rows of a run, with the load and the machine that they were measured on. */
export interface Results {
  readonly measuredAt: string;
  readonly machine: unknown;
  readonly rows: readonly Row[];
}

const folder = new URL('results/', import.meta.url);
/** A change below this is the machine's. */
const noise = 1.15;
const keptFile = new URL('committed.json', import.meta.url);

/** The results that later runs are compared with. */
export function readKept(): Results {
  return JSON.parse(readFileSync(keptFile, 'utf8')) as Results;
}

/** Keeps the results of the latest run, out of the repository. */
export function writeLatest(results: Results): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL('latest.json', folder), textOf(results));
}

/** Keeps rows for later runs to be compared with; each replaces the row of its name. */
export function keep({ rows, ...run }: Results): void {
  const kept = new Map(readKept().rows.map((row) => [keyOf(row), row]));
  for (const { note: _, ...row } of rows) {
    kept.set(keyOf(row), { ...row, value: Number(row.value.toPrecision(4)) });
  }
  writeFileSync(keptFile, textOf({ ...run, rows: [...kept.values()] }));
}

/** Every value that clearly differs from the kept results, as a ratio to it. */
export function compareWithKept(rows: readonly Row[]): string {
  const before = readKept();
  const values = new Map(before.rows.map((row) => [keyOf(row), row.value]));
  const changed = rows.flatMap((row) => {
    const old = values.get(keyOf(row));
    const ratio = old ? row.value / old : 1;
    if (Math.max(ratio, 1 / ratio) < noise) return [];
    return [`  ${keyOf(row)}: ${ratio.toFixed(2)} of what it was`];
  });
  const since = `Compared with ${before.measuredAt.slice(0, 10)}: ${changed.length} values changed.`;
  return [since, ...changed].join('\n');
}

function textOf(results: Results): string {
  return `${JSON.stringify(results, undefined, 2)}\n`;
}

function keyOf({ subject, name }: Row): string {
  return `${subject}, ${name}`;
}
