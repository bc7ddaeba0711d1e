import type { Finding } from '#app/features/status/status-report.types.ts';
import type { Settings } from '#server/settings.ts';
import { longestBehindSeconds } from '#server/store/replica/replica.ts';
import { findRefusal, isSameDisk, readHead } from '#server/store/replica/replica-folder.ts';
import { ok, problem, unused, warning } from './finding.ts';

const name = 'Replica';

/** Checks that another machine has what the embedded store has. */
export function checkReplica(settings: Settings, nowMs: number): Finding {
  const { REPLICA_DIR: folder, DATA_DIR: dataFolder, DATABASE_URL } = settings;
  if (DATABASE_URL !== undefined) return unused(name, "PostgreSQL's own: see docs/replica.md");
  if (folder === undefined) {
    return unused(name, 'REPLICA_DIR is not set: a lost disk takes all leads since the last copy');
  }
  try {
    const refusal = findRefusal(dataFolder, folder);
    if (refusal !== undefined) return problem(name, refusal, 'Leads are on this machine only.');
    const head = readHead(folder);
    if (!head) return problem(name, `there is none in ${folder}`, advice);
    const seconds = Math.round((nowMs - Date.parse(head.at)) / 1000);
    if (seconds > longestBehindSeconds) {
      return problem(name, `has nothing that came after ${head.at}, ${seconds} s ago`, advice);
    }
    if (!isSameDisk(folder, dataFolder)) return ok(name, `${seconds} s behind`);
    const text = `${folder} is on the same disk as DATA_DIR, so both can be lost at once`;
    return warning(name, text, 'Mount a folder of another machine there, then restart the site.');
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown';
    return problem(name, `cannot be read: ${reason}`, advice);
  }
}

const advice =
  'The site writes it every five seconds. Is the site running, the folder mounted and writable, and its disk not full? The log says why (REPLICA_DIR).';
