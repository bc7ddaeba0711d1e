import { createLeadSaver } from '#server/leads/save-leads.ts';
import { openStore } from '#server/store/open-store.ts';
import { aLead } from './a-lead.ts';
import { createMemoryLog } from './memory-log.ts';
import type { StoreSettings } from './run-store-command.ts';

/** Saves a lead for each email, as a site that is then stopped. */
export async function saveLeads(
  settings: StoreSettings,
  ...emails: readonly string[]
): Promise<void> {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataFolder = '' } = settings;
  const store = await openStore({ databaseUrl, dataFolder, log: createMemoryLog().log });
  const saver = createLeadSaver({ store, targets: new Set(['subscription']) });
  for (const email of emails) await saver.save(aLead({ fields: { email, name: 'Ẹniọlá ₦' } }));
  await store.close();
}
