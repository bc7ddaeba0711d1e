import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dayMs } from '#app/kernel/days.ts';
import type { Finding } from '#app/features/status/status-report.types.ts';
import { readNote } from '#server/replace-file.ts';
import type { Settings } from '#server/settings.ts';
import { RefusedError } from '#server/staff-commands/command-line.ts';
import { createMailSender } from '#server/upstream/send-mail.ts';

/** What was mailed last, lest every hour bring the same mail. */
interface Mailed {
  readonly digest: string;
  readonly atMs: number;
}

/**
 * Mails problems to STAFF_EMAIL: new ones at once, the same ones once a day.
 * @param write puts a finding into words without secrets
 * @throws RefusedError when there is no mail server, or it does not take the mail
 */
export async function mailProblems(
  findings: readonly Finding[],
  settings: Settings,
  write: (finding: Finding) => string,
  nowMs: number,
): Promise<void> {
  const { SMTP_URL, STAFF_EMAIL, DATA_DIR, SITE_URL } = settings;
  if (!SMTP_URL || !STAFF_EMAIL) throw new RefusedError('--mail needs SMTP_URL and STAFF_EMAIL');
  const file = join(DATA_DIR, 'doctor-mail.json');
  const problems = findings.filter(({ state }) => state === 'problem');
  if (problems.length === 0) return rm(file, { force: true });
  const subjects = problems.map(({ subject }) => subject).join('\n');
  const digest = createHash('sha256').update(subjects).digest('hex');
  // Without the note or with a damaged one, a mail too many does no harm.
  const last = readNote(file) as Mailed | undefined;
  if (last?.digest === digest && nowMs - last.atMs < dayMs) return;
  const outcome = await createMailSender(SMTP_URL)({
    to: STAFF_EMAIL,
    from: STAFF_EMAIL,
    subject: `${problems.length === 1 ? 'A problem' : `${problems.length} problems`} with ${SITE_URL}`,
    text: problems.map(write).join('\n'),
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
  if (outcome.kind !== 'done') throw new RefusedError(`The mail was not taken: ${outcome.reason}`);
  await writeFile(file, JSON.stringify({ digest, atMs: nowMs } satisfies Mailed));
}
