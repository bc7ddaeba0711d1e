import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { aLead } from '../../tests/support/a-lead.ts';
import { createMemoryLog } from '../../tests/support/memory-log.ts';
import { createLeadSaver } from '#server/leads/save-leads.ts';
import type { Deliver } from '#server/outbox/delivery-worker.ts';
import { createOutbox } from '#server/outbox/outbox.ts';
import { parseSettings } from '#server/settings.ts';
import { restoreEmbedded } from './copies/restore-embedded.ts';
import { saveStore } from './copies/move-store.ts';
import { openStore } from './open-store.ts';

const log = createMemoryLog().log;
const targets = new Set(['subscription'] as const);

it('a back-up taken while the site runs has all leads, and repeats deliveries made since', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'back-up-'));
  const store = await openStore({ databaseUrl: undefined, dataFolder: folder, log });
  const saved = await createLeadSaver({ store, targets }).save(aLead());

  const backUp = join(folder, 'back-up.sqlite');
  await saveStore(parseSettings({ DATA_DIR: folder }), backUp);
  const deliver = vi.fn<Deliver>(async () => ({ kind: 'done' }));
  const deliverers = new Map([['subscription', deliver] as const]);
  await createOutbox({ store, deliverers, log }).runOnce();
  await createLeadSaver({ store, targets }).save(aLead({ fields: { email: 'b@c.example' } }));
  await store.close();

  await restoreEmbedded(backUp, folder);
  const restored = await openStore({ databaseUrl: undefined, dataFolder: folder, log });
  const leads = await restored.tables.selectFrom('leads').select('id').execute();
  expect(leads).toEqual([{ id: saved.id }]);
  await createOutbox({ store: restored, deliverers, log }).runOnce();
  await restored.close();
  const ids = deliver.mock.calls.map(([{ delivery }]) => delivery.id);
  expect(ids).toHaveLength(2);
  expect(ids[0]).toBe(ids[1]);
  rmSync(folder, { recursive: true });
});

/** The locks on a file, as Linux lists them; elsewhere nothing tells. */
function locksOn(file: string): readonly string[] {
  if (!existsSync('/proc/locks')) return [];
  const inode = `:${statSync(file).ino} `;
  return readFileSync('/proc/locks', 'utf8')
    .split('\n')
    .filter((line) => line.includes(inode))
    .map((line) => line.replace(/^\d+: /, ''));
}

it('a back-up drops no lock that its process has on the store', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'back-up-'));
  const store = await openStore({ databaseUrl: undefined, dataFolder: folder, log });
  const file = join(folder, 'site.sqlite');
  const before = locksOn(file);
  await saveStore(parseSettings({ DATA_DIR: folder }), join(folder, 'back-up.sqlite'));
  expect(locksOn(file)).toEqual(before);
  await store.close();
  rmSync(folder, { recursive: true });
});
