import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import {
  emailsIn,
  saveAndBeKilled,
  runProgram,
  runStore,
  type StoreSettings,
} from './run-store-command.ts';

/** The state after a kill. */
export interface AfterKill {
  readonly step: number;
  /** Which of the two stores is there, whole; the found emails when it is neither. */
  readonly found: 'old' | 'new' | readonly string[];
  /** Whether each lead that was ever acknowledged is in the store or in the copy of the old one. */
  readonly isNothingLost: boolean;
}

const saved = ['one@x.example'];
const later = ['three@x.example', 'two@x.example'];
const all = [...saved, ...later].toSorted();

/** Restores with a kill before a step. @returns how many steps there were when it was not killed */
export async function restoreAndBeKilled(settings: StoreSettings, copy: string, step?: number) {
  const program = ['--import', './tests/support/kill-at-step.ts', 'server/store/store-command.ts'];
  const { code, errors } = await runProgram([...program, 'restore', copy], {
    ...settings,
    ...(step !== undefined && { KILL_AT: String(step) }),
  });
  // A killed program has no code.
  if (code) throw new Error(errors);
  return Number(/^steps (\d+)$/m.exec(errors)?.[1] ?? 0);
}

/**
 * Kills a restore of the embedded store before each of the chosen steps, each time beginning with a
 * site that was killed with acknowledged leads in its log.
 * @param choose picks steps, counted from 1
 */
export async function killRestores(
  choose: (steps: number) => readonly number[],
): Promise<readonly AfterKill[]> {
  const folder = mkdtempSync(join(tmpdir(), 'kill-restores-'));
  const copy = join(folder, 'copy');
  const model = join(folder, 'model');
  saveAndBeKilled({ DATA_DIR: model }, ...saved);
  await runStore({ DATA_DIR: model }, 'save', copy);
  saveAndBeKilled({ DATA_DIR: model }, ...later);
  const begin = (name: string) => {
    cpSync(model, join(folder, name), { recursive: true });
    return { DATA_DIR: join(folder, name) };
  };
  const steps = await restoreAndBeKilled(begin('whole'), copy);
  const results: AfterKill[] = [];
  for (const step of choose(steps)) {
    const settings = begin(`killed-${step}`);
    await restoreAndBeKilled(settings, copy, step);
    results.push({ step, ...(await lookInto(settings)) });
    // A restore that was cut off does not block the next one.
    const again = await runStore(settings, 'restore', copy);
    if (again.code !== 0) throw new Error(`after a kill at step ${step}: ${again.errors}`);
  }
  rmSync(folder, { recursive: true });
  return results;
}

async function lookInto(settings: { readonly DATA_DIR: string }) {
  // As the site finds it at its next start.
  const emails = await emailsIn(settings);
  const names = readdirSync(settings.DATA_DIR).filter((name) =>
    /\.before-restore-\w+Z$/.test(name),
  );
  const somewhere = new Set([
    ...emails,
    ...names.flatMap((name) => emailsOf(join(settings.DATA_DIR, name))),
  ]);
  return {
    found: nameOf(emails),
    isNothingLost: all.every((email) => somewhere.has(email)),
  };
}

/** Which store has these leads. */
export function nameOf(emails: readonly string[]): AfterKill['found'] {
  if (emails.join() === all.join()) return 'old';
  return emails.join() === saved.join() ? 'new' : emails;
}

function emailsOf(file: string): readonly string[] {
  using database = new DatabaseSync(file, { readOnly: true });
  return database
    .prepare('select email from leads')
    .all()
    .map(({ email }) => String(email));
}
