import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import type { Log } from '#server/logging/log.ts';
import type { SitePage } from './page-list.ts';

/** Since when each page has said what it says now. */
export interface PageDates {
  /** Days like 2026-11-21, by path. */
  of(pages: readonly SitePage[]): Promise<ReadonlyMap<string, string>>;
}

interface PageDatesOptions {
  /** Where they are kept between two starts. */
  readonly file: string;
  /** Pages that say something else every hour, and so have no date. */
  readonly undated: readonly string[];
  readonly log: Log;
  readonly now?: () => Date;
}

const keptSchema = z.record(z.string(), z.strictObject({ print: z.string(), since: z.string() }));
type Kept = z.infer<typeof keptSchema>;

/**
 * Dates pages by their words: the day on which this site first showed them. Files' own dates would
 * be those of the last deployment, which changes every file and hardly any page.
 */
export function createPageDates(options: PageDatesOptions): PageDates {
  const { file, undated, log, now = () => new Date() } = options;
  return {
    async of(pages) {
      const before = await readKept(file);
      const today = now().toISOString().slice(0, 10);
      const dated = pages.filter(({ path }) => !undated.includes(path));
      const entries = dated.map((page) => {
        const print = printOf(page);
        const kept = before[page.path];
        return [page.path, kept?.print === print ? kept : { print, since: today }] as const;
      });
      const after: Kept = { ...before, ...Object.fromEntries(entries) };
      if (JSON.stringify(after) !== JSON.stringify(before)) await keep(file, after, log);
      return new Map(entries.map(([path, { since }]) => [path, since]));
    },
  };
}

function printOf({ title, description, text }: SitePage): string {
  return createHash('sha256').update(`${title}\n${description}\n${text}`).digest('base64url');
}

/** A file that is missing or damaged costs the dates, not the sitemap. */
async function readKept(file: string): Promise<Kept> {
  try {
    return keptSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return {};
  }
}

async function keep(file: string, kept: Kept, log: Log): Promise<void> {
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(`${file}.new`, JSON.stringify(kept));
    await rename(`${file}.new`, file);
  } catch (err) {
    log.warn({ err }, 'the dates of pages could not be kept');
  }
}
