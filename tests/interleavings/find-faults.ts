import type { Cast } from './cast.ts';
import { findDeliveryFaults } from './find-delivery-faults.ts';
import { findListFaults } from './find-list-faults.ts';
import { findMoneyFaults } from './find-money-faults.ts';

/** Compares the store with what people were told and services have done. */
export async function findFaults(cast: Cast): Promise<readonly string[]> {
  const store = cast.world.file.open({ name: 'onlooker' }, async () => undefined);
  const all = [findLeadFaults, findDeliveryFaults, findMoneyFaults, findListFaults];
  const found: string[] = [];
  for (const find of all) found.push(...(await find(cast, store)));
  await store.close();
  return found;
}

type Find = typeof findDeliveryFaults;

const findLeadFaults: Find = async ({ told }, { tables }) => {
  const saved = await tables.selectFrom('leads').select(['id', 'fields']).execute();
  return told.leads.flatMap(({ id, key }) => {
    const same = saved.filter(({ fields }) => (JSON.parse(fields) as { key?: string }).key === key);
    if (same.length === 1 && same[0]?.id === id) return [];
    return [`an acknowledged lead is there ${same.length} times`];
  });
};
