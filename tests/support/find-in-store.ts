import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Store } from '#server/store/store.ts';

/** Finds which of these texts any table holds, in capitals or not. @returns "table: text" for each */
export async function findInStore(
  { tables }: Pick<Store, 'tables'>,
  texts: readonly string[],
): Promise<string[]> {
  const found: string[] = [];
  for (const { name } of await tables.introspection.getTables()) {
    const rows = await tables
      .selectFrom(name as 'leads')
      .selectAll()
      .execute();
    found.push(...textsIn(JSON.stringify(rows), texts).map((text) => `${name}: ${text}`));
  }
  return found;
}

/** Finds which of these texts the files of an embedded store hold, in pages that are free as well. */
export function findInStoreFiles(folder: string, texts: readonly string[]): string[] {
  const files = ['site.sqlite', 'site.sqlite-wal']
    .map((name) => join(folder, name))
    .filter((file) => existsSync(file));
  return textsIn(files.map((file) => readFileSync(file, 'latin1')).join('\n'), texts);
}

function textsIn(whole: string, texts: readonly string[]): string[] {
  const lower = whole.toLowerCase();
  return texts.filter((text) => lower.includes(text.toLowerCase()));
}
