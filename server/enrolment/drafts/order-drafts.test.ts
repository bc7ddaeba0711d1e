import { beforeEach, describe, expect, it } from 'vitest';
import { OrdersUnavailableError } from '#app/features/buying/enrolment/payment/order-payments.ports.ts';
import { erasePerson } from '#server/leads/commands/erase-person.ts';
import { createMemoryLog } from '../../../tests/support/memory-log.ts';
import { engines, useStore } from '../../../tests/support/use-store.ts';
import { createOrderDrafts, purgeDrafts } from './order-drafts.ts';

const hourMs = 60 * 60 * 1000;
const ada = { who: 'me', name: 'Ada Example', email: ' Ada@mail.example', phone: '0803 123 4567' };

describe.each(engines)('an order that is being filled in, on %s,', (engine) => {
  const used = useStore(engine);
  let nowMs = 0;
  const { log, messages } = createMemoryLog();
  beforeEach(() => void (nowMs = 0));

  /** The orders as one process of the site has them. */
  const open = (store = used.store) => createOrderDrafts({ store, log, now: () => nowMs });
  const rows = () => used.store.tables.selectFrom('order_drafts').selectAll().execute();

  it('is kept under a key of its own, of which the store has only a hash', async () => {
    const key = await open().save(undefined, 'gold', ada);
    expect(key).toMatch(/^[\w-]{22}$/);
    expect(await open(used.other).find(key, 'gold')).toEqual({ kind: 'open', fields: ada });
    expect(JSON.stringify(await rows())).not.toContain(key);
    expect(await open().save(undefined, 'gold', ada)).not.toBe(key);
  });

  it('is one for each plan, the last one saved', async () => {
    const key = await open().save(undefined, 'gold', ada);
    expect(await open().save(key, 'silver', { who: 'family' })).toBe(key);
    await open(used.other).save(key, 'gold', { who: 'someone' });
    expect(await open().find(key, 'gold')).toEqual({ kind: 'open', fields: { who: 'someone' } });
    expect(await open().find(key, 'silver')).toEqual({ kind: 'open', fields: { who: 'family' } });
    expect(await open().find(key, 'bronze')).toBeUndefined();
  });

  it('is found by nobody without its key, and a made-up key is not taken', async () => {
    await open().save(undefined, 'gold', ada);
    const madeUp = 'a'.repeat(22);
    expect(await open().find(undefined, 'gold')).toBeUndefined();
    expect(await open().find(madeUp, 'gold')).toBeUndefined();
    expect(await open().save(madeUp, 'gold', ada)).not.toBe(madeUp);
  });

  it('lasts 24 hours from the last step, then is purged', async () => {
    const key = await open().save(undefined, 'gold', ada);
    nowMs = 23 * hourMs;
    await open().save(key, 'gold', ada);
    nowMs = 47 * hourMs - 1;
    expect(await open().find(key, 'gold')).toBeDefined();
    await purgeDrafts(used.store, nowMs);
    expect(await rows()).toHaveLength(1);
    nowMs += 1;
    expect(await open().find(key, 'gold')).toBeUndefined();
    expect(await open().save(key, 'silver', ada)).not.toBe(key);
    await purgeDrafts(used.store, nowMs);
    expect(await rows()).toMatchObject([{ plan: 'silver' }]);
  });

  it('leaves only the way to its payment once it is sent, until another is begun', async () => {
    const key = await open().save(undefined, 'gold', ada);
    await open().close(key, 'gold', '/checkout/payment?request=x');
    expect(await open().find(key, 'gold')).toEqual({
      kind: 'sent',
      path: '/checkout/payment?request=x',
    });
    expect(JSON.stringify(await rows())).not.toContain('Ada');
    await open().save(key, 'gold', ada);
    expect(await open().find(key, 'gold')).toEqual({ kind: 'open', fields: ada });
  });

  it.each([
    { kind: 'email', email: 'ada@mail.example' },
    { kind: 'phone', phone: '+2348031234567' },
    { kind: 'email', email: 'chidi@mail.example' },
  ] as const)('is erased with a person it names: %j', async (person) => {
    await open().save(undefined, 'gold', { ...ada, spouseEmail: 'chidi@mail.example' });
    await open().save(undefined, 'gold', { name: 'Bisi Example', email: 'bisi@mail.example' });
    expect(await erasePerson(used.store, person, { isDryRun: true })).toMatchObject({ drafts: 1 });
    expect(await rows()).toHaveLength(2);
    expect(await erasePerson(used.store, person)).toMatchObject({ drafts: 1 });
    expect(JSON.stringify(await rows())).toContain('Bisi');
    expect(await rows()).toHaveLength(1);
  });

  it('is found among more than are read at once', async () => {
    for (let at = 0; at < 205; at += 1)
      await open().save(undefined, 'gold', { name: `Person ${at}` });
    for (let at = 0; at < 3; at += 1) await open().save(undefined, 'gold', ada);
    const person = { kind: 'email', email: 'ada@mail.example' } as const;
    expect(await erasePerson(used.store, person)).toMatchObject({ drafts: 3 });
    expect(await rows()).toHaveLength(205);
  });

  it('is never in the log, also where the store fails', async () => {
    const drafts = createOrderDrafts({ store: { ...used.store, tables: broken() }, log });
    await expect(drafts.save(undefined, 'gold', ada)).rejects.toThrow(OrdersUnavailableError);
    await expect(drafts.find('a'.repeat(22), 'gold')).rejects.toThrow(OrdersUnavailableError);
    await expect(drafts.close('a'.repeat(22), 'gold', '/x')).resolves.toBeUndefined();
    expect(JSON.stringify(messages())).not.toMatch(/Ada|0803|aaaa/);
  });
});

/** Tables of a store that is down. */
function broken(): never {
  const fail = () => {
    throw new Error('connect ECONNREFUSED');
  };
  return { selectFrom: fail, insertInto: fail, updateTable: fail } as never;
}
