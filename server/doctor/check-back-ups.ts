import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Finding } from '#app/features/status/status-report.types.ts';
import type { Settings } from '#server/settings.ts';
import { ok, problem, unused } from './finding.ts';

const hourMs = 60 * 60 * 1000;
/** A night and the time that a copy takes. */
const mostHours = 26;

/** Looks for the newest copy of `scripts/nightly-back-up.sh`. */
export async function checkBackUps({ BACKUP_DIR }: Settings, nowMs: number): Promise<Finding> {
  const name = 'Back-ups';
  if (BACKUP_DIR === undefined) return unused(name, 'BACKUP_DIR is not set: no one looks for them');
  const advice =
    'journalctl -u website-backup says why; systemctl start website-backup tries again.';
  try {
    const copies = (await readdir(BACKUP_DIR)).filter((file) => file.startsWith('site-'));
    const times = copies.map(async (file) => (await stat(join(BACKUP_DIR, file))).mtimeMs);
    const newestMs = Math.max(...(await Promise.all(times)));
    if (copies.length === 0) return problem(name, `there is none in ${BACKUP_DIR}`, advice);
    const hours = Math.floor((nowMs - newestMs) / hourMs);
    const text = `the newest is ${hours === 1 ? '1 hour' : `${hours} hours`} old`;
    return hours < mostHours ? ok(name, text) : problem(name, text, advice);
  } catch {
    return problem(name, `${BACKUP_DIR} cannot be read`, advice);
  }
}
