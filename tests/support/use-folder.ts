import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';

/** Gives each test of a group an empty folder. @returns what names a place in it */
export function useFolder(): (...names: readonly string[]) => string {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'test-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  return (...names) => join(folder, ...names);
}
