import { once } from 'node:events';
import { connect } from 'node:tls';
import { dayMs } from '#app/kernel/days.ts';
import type { Finding } from '#app/features/status/status-report.types.ts';
import { counted } from '#app/kernel/numbers.ts';
import type { Settings } from '#server/settings.ts';
import { failureInWords } from './ask-service.ts';
import { ok, problem, unused, warning } from './finding.ts';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { openCountryDatabase } from '#server/country/country-database.ts';
import { longestBehindSeconds } from '#server/store/replica/replica.ts';
import { gapFileIn, readGap } from '#server/store/restore-gap.ts';
import { findRefusal, isSameDisk, readHead } from '#server/store/replica/replica-folder.ts';

const nigerianAddress = '102.89.23.45';
const longestAgeDays = 365;

/** Checks that the country database can be read and is recent. */
export async function checkCountry(settings: Settings, nowMs: number): Promise<Finding> {
  const name = 'Country database';
  try {
    const database = await openCountryDatabase(settings.COUNTRY_DB);
    if (database.findCountry(nigerianAddress) !== 'NG') {
      return problem(name, 'does not know a Nigerian address', 'Is it a database of countries?');
    }
    const ageDays = Math.floor((nowMs - Date.parse(database.madeOn)) / dayMs);
    if (ageDays <= longestAgeDays) return ok(name, `of ${database.madeOn}`);
    return warning(name, `is ${ageDays} days old`, 'Set COUNTRY_DB to a newer file.');
  } catch (error) {
    const text = error instanceof Error ? error.message : 'cannot be read';
    return problem(name, text, 'Set COUNTRY_DB to an mmdb file, or unset it.');
  }
}

const longestMs = 5000;
/** certbot renews 30 days before the end: from here on it has failed for more than two weeks. */
const fewestDays = 14;

/** Looks at the certificate that visitors get at SITE_URL. */
export async function checkCertificate({ SITE_URL }: Settings, nowMs: number): Promise<Finding> {
  const name = 'Certificate';
  if (!SITE_URL.startsWith('https:')) return unused(name, 'SITE_URL is not an https:// address');
  const { hostname, port, host } = new URL(SITE_URL);
  const renew = 'certbot renew --dry-run says what is wrong; then reload nginx.';
  // Only the end date matters: browsers check the rest, and tests bring their own certificate.
  const options = { servername: hostname, rejectUnauthorized: false, timeout: longestMs };
  const socket = connect({ host: hostname, port: Number(port || 443), ...options });
  socket.on('timeout', () => socket.destroy(new Error('does not answer in time')));
  try {
    await once(socket, 'secureConnect');
    const days = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - nowMs) / dayMs);
    if (days < 0) return problem(name, `of ${host} has ended`, renew);
    const text = `of ${host} is good for ${counted(days, 'day')}`;
    return days < fewestDays ? problem(name, `${text} only`, renew) : ok(name, text);
  } catch (error) {
    // From inside, some networks do not lead to their own public address.
    const advice = `If visitors cannot either, see that ${SITE_URL} leads here.`;
    return warning(name, `of ${host}: ${failureInWords(error)}`, advice);
  } finally {
    socket.destroy();
  }
}

const hourMs = 60 * 60 * 1000;
/** A night and the time that a copy takes. */
const mostHours = 26;

/** Looks when `scripts/nightly-back-up.sh` last did all that it should: it may fail after a copy is there. */
export async function checkBackUps({ BACKUP_DIR }: Settings, nowMs: number): Promise<Finding> {
  const name = 'Back-ups';
  if (BACKUP_DIR === undefined) return unused(name, 'BACKUP_DIR is not set: nothing checks them');
  const advice =
    'journalctl -u website-backup says why; systemctl start website-backup tries again.';
  try {
    const hasSucceeded = (await readdir(BACKUP_DIR)).includes('last-success');
    if (!hasSucceeded) return problem(name, `none has succeeded in ${BACKUP_DIR}`, advice);
    const { mtimeMs } = await stat(join(BACKUP_DIR, 'last-success'));
    const hours = Math.floor((nowMs - mtimeMs) / hourMs);
    const text = `the newest that succeeded is ${counted(hours, 'hour')} old`;
    return hours < mostHours ? ok(name, text) : problem(name, text, advice);
  } catch {
    return problem(name, `${BACKUP_DIR} cannot be read`, advice);
  }
}

/** Repeats which leads a restore might have lost, until people have removed the note. */
export function checkRestored({ DATA_DIR }: Settings): readonly Finding[] {
  const gap = readGap(DATA_DIR);
  if (!gap) return [];
  const text = `leads saved from ${gap.from} to ${gap.to} might be missing`;
  const advice = `Look for them in mails and at the receivers, then remove ${gapFileIn(DATA_DIR)}`;
  return [warning('Restored store', text, advice)];
}

const replicaName = 'Replica';

/** Checks that another machine has what the embedded store has. */
export function checkReplica(settings: Settings, nowMs: number): Finding {
  const { REPLICA_DIR: folder, DATA_DIR: dataFolder, DATABASE_URL } = settings;
  if (DATABASE_URL !== undefined)
    return unused(replicaName, "PostgreSQL's own: see docs/replica.md");
  if (folder === undefined) {
    return unused(
      replicaName,
      'REPLICA_DIR is not set: a lost disk takes all leads since the last copy',
    );
  }
  try {
    const refusal = findRefusal(dataFolder, folder);
    if (refusal !== undefined)
      return problem(replicaName, refusal, 'Leads are on this machine only.');
    const head = readHead(folder);
    if (!head) return problem(replicaName, `there is none in ${folder}`, replicaAdvice);
    const seconds = Math.round((nowMs - Date.parse(head.at)) / 1000);
    if (seconds > longestBehindSeconds) {
      return problem(
        replicaName,
        `has nothing that came after ${head.at}, ${seconds} s ago`,
        replicaAdvice,
      );
    }
    if (!isSameDisk(folder, dataFolder)) return ok(replicaName, `${seconds} s behind`);
    const text = `${folder} is on the same disk as DATA_DIR, so both can be lost at once`;
    return warning(
      replicaName,
      text,
      'Mount a folder of another machine there, then restart the site.',
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown';
    return problem(replicaName, `cannot be read: ${reason}`, replicaAdvice);
  }
}

const replicaAdvice =
  'The site writes it every five seconds. Is the site running, the folder mounted and writable, and its disk not full? The log says why (REPLICA_DIR).';
