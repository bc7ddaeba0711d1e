import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { verdictOf, type Row } from './row.ts';

const folder = new URL('results/', import.meta.url);
/** What this run brought; git ignores it. */
const latestFile = new URL('latest.json', folder);
/** What the next runs are compared with; in the repository. */
const committedFile = new URL('committed.json', import.meta.url);
/** A change below this is the machine's. */
const noise = 1.15;

const committed = z.object({
  measuredAt: z.string(),
  rows: z.array(z.object({ subject: z.string(), name: z.string(), value: z.number() })),
});

interface Results {
  readonly machine: unknown;
  readonly rows: readonly Row[];
  readonly failures: readonly unknown[];
}

/** Writes the results down, and with `isCommitted` also as those to compare with, row by row. */
export function keepResults(results: Results, { isCommitted }: { isCommitted: boolean }): void {
  const rows = results.rows.map((row) => ({ ...row, verdict: verdictOf(row) }));
  const report = { measuredAt: new Date().toISOString(), ...results, rows };
  mkdirSync(folder, { recursive: true });
  writeFileSync(latestFile, `${JSON.stringify(report, undefined, 2)}\n`);
  if (!isCommitted) return;
  const kept = new Map(findCommitted()?.rows.map((row) => [keyOf(row), row]));
  for (const { subject, name, value } of rows) {
    kept.set(keyOf({ subject, name }), { subject, name, value: Number(value.toPrecision(4)) });
  }
  const { measuredAt, machine } = report;
  const text = JSON.stringify({ measuredAt, machine, rows: [...kept.values()] }, undefined, 2);
  writeFileSync(committedFile, `${text}\n`);
}

/** Every value that is clearly another than in the committed results, as a ratio to it. */
export function compareWithCommitted(rows: readonly Row[]): string {
  const before = findCommitted();
  if (!before) return 'There are no committed results to compare with.';
  const values = new Map(before.rows.map((row) => [keyOf(row), row.value]));
  const changed = rows.flatMap((row) => {
    const old = values.get(keyOf(row));
    const ratio = old === undefined || old === 0 ? 1 : row.value / old;
    if (Math.max(ratio, 1 / ratio) < noise) return [];
    return [`  ${row.subject}, ${row.name}: ${ratio.toFixed(2)} of what it was`];
  });
  const since = `Compared with ${before.measuredAt.slice(0, 10)}: ${changed.length} values changed.`;
  return [since, ...changed].join('\n');
}

function findCommitted(): z.infer<typeof committed> | undefined {
  try {
    return committed.parse(JSON.parse(readFileSync(committedFile, 'utf8')));
  } catch {
    return undefined;
  }
}

function keyOf({ subject, name }: { readonly subject: string; readonly name: string }): string {
  return `${subject} | ${name}`;
}
