import type { Kysely } from 'kysely';

interface DeliveryTable {
  readonly deliveries: { readonly state: string };
}

/** Renames the state of dead letters, once called "parked". */
export async function up(db: Kysely<unknown>): Promise<void> {
  await (db as Kysely<DeliveryTable>)
    .updateTable('deliveries')
    .set({ state: 'dead-letter' })
    .where('state', '=', 'parked')
    .execute();
}
