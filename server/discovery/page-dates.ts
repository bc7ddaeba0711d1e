import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import type { Log } from '#server/log.ts';
import { replaceFile } from '#server/replace-file.ts';
import type { SitePage } from './page-list.ts';

interface PageDatesOptions {
  /** Where the dates are saved between starts. */
  readonly file: string;
  /** Pages that change every hour, and so have no date. */
  readonly undated: readonly string[];
  readonly log: Log;
}

/** A missing or damaged file loses the dates, but not the sitemap. */
const savedDates = v.fallback(
  v.pipe(
    v.string(),
    v.parseJson(),
    v.record(v.string(), v.strictObject({ print: v.string(), since: v.string() })),
  ),
  {},
);
type SavedDates = v.InferOutput<typeof savedDates>;

/** Dates each page by the day its present text was first shown; deployments touch every file. */
export function createPageDates({ file, undated, log }: PageDatesOptions) {
  return {
    /** Days like 2026-11-21, by path. */
    async of(pages: readonly SitePage[]): Promise<ReadonlyMap<string, string>> {
      const before = v.parse(savedDates, await readFile(file, 'utf8').catch(() => ''));
      const today = new Date().toISOString().slice(0, 10);
      const dated = pages.filter(({ path }) => !undated.includes(path));
      const entries = dated.map((page) => {
        const print = printOf(page);
        const known = before[page.path];
        return [page.path, known?.print === print ? known : { print, since: today }] as const;
      });
      const after: SavedDates = { ...before, ...Object.fromEntries(entries) };
      if (JSON.stringify(after) !== JSON.stringify(before)) await save(file, after, log);
      return new Map(entries.map(([path, { since }]) => [path, since]));
    },
  };
}

function printOf({ title, description, text }: SitePage): string {
  return createHash('sha256').update(`${title}\n${description}\n${text}`).digest('base64url');
}

async function save(file: string, dates: SavedDates, log: Log): Promise<void> {
  try {
    await replaceFile(file, JSON.stringify(dates));
  } catch (err) {
    log.warn({ err }, 'could not save page dates');
  }
}
