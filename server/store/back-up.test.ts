import { existsSync, readFileSync, statSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { aLead } from '../../tests/support/a-lead.ts';
import { createMemoryLog } from '../../tests/support/memory-log.ts';
import { useFolder } from '../../tests/support/use-folder.ts';
import { createLeadSaver } from '#server/leads/save-leads.ts';
import type { Deliver } from '#server/outbox/delivery-worker.ts';
import { createOutbox } from '#server/outbox/outbox.ts';
import { parseSettings } from '#server/settings.ts';
import { restoreEmbedded } from './copies/restore-embedded.ts';
import { saveStore } from './copies/move-store.ts';
import { openStore } from './open-store.ts';

const inFolder = useFolder();
const log = createMemoryLog().log;
const open = () => openStore({ databaseUrl: undefined, dataFolder: inFolder(), log });
const targets = new Set(['subscription'] as const);

it('a back-up taken while the site runs has all leads, and repeats deliveries made since', async () => {
  const store = await open();
  const saved = await createLeadSaver({ store, targets }).save(aLead());

  const backUp = inFolder('back-up.sqlite');
  await saveStore(parseSettings({ DATA_DIR: inFolder() }), backUp);
  const deliver = vi.fn<Deliver>(async () => ({ kind: 'done' }));
  const deliverers = new Map([['subscription', deliver] as const]);
  await createOutbox({ store, deliverers, log }).runOnce();
  await createLeadSaver({ store, targets }).save(aLead({ fields: { email: 'b@c.example' } }));
  await store.close();

  await restoreEmbedded(backUp, inFolder());
  const restored = await open();
  const leads = await restored.tables.selectFrom('leads').select('id').execute();
  expect(leads).toEqual([{ id: saved.id }]);
  await createOutbox({ store: restored, deliverers, log }).runOnce();
  await restored.close();
  const ids = deliver.mock.calls.map(([{ delivery }]) => delivery.id);
  expect(ids).toHaveLength(2);
  expect(ids[0]).toBe(ids[1]);
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
  const store = await open();
  const file = inFolder('site.sqlite');
  const before = locksOn(file);
  await saveStore(parseSettings({ DATA_DIR: inFolder() }), inFolder('back-up.sqlite'));
  expect(locksOn(file)).toEqual(before);
  await store.close();
});
