import { expect, it } from 'vitest';
import { writeTestLead } from '#server/leads/write-test-lead.ts';
import { openStore } from '#server/store/open-store.ts';
import { long } from './long-run.ts';
import { createMemoryLog } from './memory-log.ts';
import { packagedPrograms, startPostgres } from './postgres.ts';

it('where the machine has no PostgreSQL, the one from the registry serves', long, async () => {
  await using postgres = await startPostgres({ programs: packagedPrograms() });
  const store = await openStore({
    databaseUrl: postgres.url,
    dataFolder: '',
    log: createMemoryLog().log,
  });
  await expect(writeTestLead(store)).resolves.toBeUndefined();
  await store.close();
});
