import { describe, expect, it } from 'vitest';
import { deferred } from '../../tests/support/deferred.ts';
import { engines, useStore } from '../../tests/support/use-store.ts';

describe.each(engines)('a transaction, on %s,', (engine) => {
  const used = useStore(engine);
  const save = (tables: typeof used.store.tables, key: string) =>
    tables.insertInto('rate_limits').values({ key, window_start: 0, hits: 1 }).execute();
  const keys = async () => {
    const rows = await used.store.tables.selectFrom('rate_limits').select('key').execute();
    return rows.map(({ key }) => key).toSorted();
  };

  it('takes nothing back that others have written meanwhile', async () => {
    const { tables } = used.store;
    const [begun, failure] = [deferred<void>(), deferred<void>()];
    const failed = tables.transaction().execute(async (transaction) => {
      await save(transaction, 'within');
      begun.resolve();
      await failure.promise;
      throw new Error('no such plan');
    });
    await begun.promise;
    const others = [save(tables, 'beside'), save(tables, 'beside too')];
    failure.resolve();
    await expect(failed).rejects.toThrow('no such plan');
    await Promise.all(others);
    expect(await keys()).toEqual(['beside', 'beside too']);
  });

  it('comes after another, and each keeps what it wrote', async () => {
    const names = ['1', '2', '3', '4', '5'];
    const all = names.map((name) =>
      used.store.tables.transaction().execute(async (transaction) => {
        await save(transaction, `${name}a`);
        await save(transaction, `${name}b`);
      }),
    );
    await Promise.all([...all, save(used.store.tables, '6')]);
    expect(await keys()).toEqual([...names.flatMap((name) => [`${name}a`, `${name}b`]), '6']);
  });
});
