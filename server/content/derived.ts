import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';

/** What was made of texts, by the hash of what it was made from. */
let made = new Map<string, unknown>();

/**
 * Returns what `make` gives, without making it again where this process or the build has made it.
 * @param from all that the result depends on, apart from code
 * @param make returns plain JSON; what it throws is not kept
 */
export function deriveOnce<Result>(from: readonly unknown[], make: () => Result): Result {
  const key = createHash('sha256').update(JSON.stringify(from)).digest('base64url');
  const known = made.get(key);
  if (known !== undefined) return known as Result;
  const result = make();
  made.set(key, result);
  return result;
}

/** Saves what this process has made, for each start of the same build. */
export async function saveDerived(file: string): Promise<void> {
  await writeFile(file, JSON.stringify([...made]));
}

/** Takes over what the build has made. Without the file all is made again. */
export async function loadDerived(file: string): Promise<void> {
  const text = await readFile(file, 'utf8').catch(() => '[]');
  made = new Map(JSON.parse(text) as [string, unknown][]);
}
