// Saves a lead for each given email, says so and is killed: a site that was acknowledging leads.
import { createLeadSaver } from '#server/leads/save-leads.ts';
import { openStore } from '#server/store/open-store.ts';
import { aLead } from './a-lead.ts';
import { createMemoryLog } from './memory-log.ts';

const store = await openStore({
  databaseUrl: process.env['DATABASE_URL'],
  dataFolder: process.env['DATA_DIR'] ?? '',
  log: createMemoryLog().log,
});
const saver = createLeadSaver({ store, targets: new Set(['subscription']) });
for (const email of process.argv.slice(2)) {
  await saver.save(aLead({ fields: { email } }));
}
process.kill(process.pid, 'SIGKILL');
