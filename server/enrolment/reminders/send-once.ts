import { submissionKeysOf, type NewLead } from '#server/leads/lead.ts';
import type { LeadSaver } from '#server/leads/save-leads.ts';
import type { Store } from '#server/store/store.ts';

export interface RunOptions {
  readonly store: Store;
  /** Must deliver to `payer-mail`: a mail that is saved counts as sent. */
  readonly saver: LeadSaver;
  /** As YYYY-MM-DD, in Lagos. */
  readonly today: string;
  /** Lists the mails, and sends none. */
  readonly isDryRun?: boolean;
}

/**
 * Hands mails to the outbox, each once, however often and in however many processes it runs.
 * @returns those that had not been sent @throws StoreUnavailableError
 */
export async function sendOnce<Mail>(
  { store, saver, isDryRun = false }: RunOptions,
  mails: readonly Mail[],
  leadOf: (mail: Mail) => NewLead,
): Promise<readonly Mail[]> {
  const sent: Mail[] = [];
  for (const mail of mails) {
    const lead = leadOf(mail);
    const isNew = isDryRun ? !(await isSaved(store, lead)) : (await saver.save(lead)).isNew;
    if (isNew) sent.push(mail);
  }
  return sent;
}

async function isSaved({ tables }: Store, lead: NewLead): Promise<boolean> {
  const { submission } = submissionKeysOf(lead, 0);
  const saved = tables.selectFrom('leads').select('id').where('submission_key', '=', submission);
  return (await saved.executeTakeFirst()) !== undefined;
}
