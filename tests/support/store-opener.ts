// Opens the store of its environment, makes it where there is none, and says that it takes leads.
import { openStore } from '#server/store/open-store.ts';
import { writeTestLead } from '#server/leads/write-test-lead.ts';
import { createMemoryLog } from './memory-log.ts';

const store = await openStore({
  databaseUrl: process.env['DATABASE_URL'],
  dataFolder: process.env['DATA_DIR'] ?? '',
  log: createMemoryLog().log,
});
await writeTestLead(store);
process.stdout.write('ready\n');
await store.close();
