// Opens the store of its environment, makes it where there is none, and says whether it can be used.
import { openStore } from '#server/store/open-store.ts';
import { createMemoryLog } from './memory-log.ts';

const store = await openStore({
  databaseUrl: process.env['DATABASE_URL'],
  dataFolder: process.env['DATA_DIR'] ?? '',
  log: createMemoryLog().log,
});
process.stdout.write((await store.isReady()) ? 'ready\n' : 'not ready\n');
await store.close();
