import { describe, expect, it, vi } from 'vitest';
import { aLead } from '../../../tests/support/a-lead.ts';
import { createMemoryLog } from '../../../tests/support/memory-log.ts';
import { engines, useStore } from '../../../tests/support/use-store.ts';
import type { MailingList } from '#app/leads/lead-kinds.ts';
import { createLeadSaver } from '../save-leads.ts';
import { forgetTipsProfiles } from './forget-tips-profiles.ts';
import { createLeaveKeys, createLeaving } from './leaving.ts';

const keys = createLeaveKeys('a secret of the operator, long enough');
const targets = new Set(['subscription', 'forms', 'staff-mail', 'visitor-mail'] as const);
const minuteMs = 60_000;
const tipsLead = aLead({
  fields: { email: 'Ada@example.com', source: 'wellness', tipsResult: 'bmi-obese' },
  consent: { version: 'tips-personal-1', givenAtMs: 1 },
});
const newsletterLead = aLead({ kind: 'subscription', fields: { email: 'ada@example.com' } });

describe.each(engines)('who leaves a list on %s', (engine) => {
  const used = useStore(engine);
  const clock = { nowMs: 1_800_000_000_000 };
  const now = () => clock.nowMs;

  const leaving = () =>
    createLeaving({
      store: used.store,
      keys,
      targets,
      log: createMemoryLog().log,
      now,
    })('NG');
  const save = (lead: typeof tipsLead) =>
    createLeadSaver({ store: used.store, targets, now }).save(lead);
  const mailings = () => used.store.tables.selectFrom('mailings').selectAll().execute();
  const leads = (kind: string) =>
    used.store.tables.selectFrom('leads').selectAll().where('kind', '=', kind).execute();
  /** Leads of one millisecond have no order. */
  const fieldsOf = async (kind: string) =>
    (await leads(kind)).map(({ fields }) => JSON.parse(fields) as Record<string, string>);
  const deliveriesOf = (leadId: string) =>
    used.store.tables
      .selectFrom('deliveries')
      .select('target')
      .where('lead_id', '=', leadId)
      .orderBy('target')
      .execute();
  async function keyFor(list: MailingList): Promise<string> {
    const { id } = await used.store.tables
      .selectFrom('mailings')
      .select('id')
      .where('list', '=', list)
      .executeTakeFirstOrThrow();
    return keys.sign({ list, mailingId: id });
  }

  it('is marked, and the services and staff learn of it', async () => {
    await save(tipsLead);
    await expect(leaving().leave(await keyFor('tips'))).resolves.toBe('done');
    expect(await mailings()).toMatchObject([{ email: 'ada@example.com', left_at: clock.nowMs }]);
    const [left] = await leads('unsubscribe');
    expect(JSON.parse(left?.fields ?? '')).toMatchObject({
      email: 'ada@example.com',
      list: 'tips',
    });
    const targetsOfLead = (await deliveriesOf(left?.id ?? '')).map(({ target }) => target);
    expect(targetsOfLead).toEqual(['forms', 'staff-mail']);
  });

  it('is no longer told to a service that has not heard of the sign-up yet', async () => {
    const { id } = await save(tipsLead);
    await leaving().leave(await keyFor('tips'));
    expect(await deliveriesOf(id)).toEqual([]);
  });

  it('takes the result with it; the consent stays on record', async () => {
    await save(tipsLead);
    await leaving().leave(await keyFor('tips'));
    const [lead] = await leads('tips');
    expect(JSON.parse(lead?.fields ?? '')).toEqual({
      email: 'Ada@example.com',
      source: 'wellness',
    });
    expect(lead?.consent_version).toBe('tips-personal-1');
  });

  it('stays on the other list', async () => {
    await save(tipsLead);
    await save(newsletterLead);
    await leaving().leave(await keyFor('newsletter'));
    const left = (await mailings()).filter(({ left_at }) => left_at !== null);
    expect(left.map(({ list }) => list)).toEqual(['newsletter']);
    expect(await used.store.tables.selectFrom('subscriptions').selectAll().execute()).toEqual([]);
  });

  it('twice, or at the same moment, leaves once', async () => {
    await save(tipsLead);
    const key = await keyFor('tips');
    const outcomes = await Promise.all([leaving().leave(key), leaving().leave(key)]);
    outcomes.push(await leaving().leave(key));
    expect(outcomes).toEqual(['done', 'done', 'done']);
    expect(await leads('unsubscribe')).toHaveLength(1);
  });

  it('and changes their mind is on the list again, with the address alone', async () => {
    await save(tipsLead);
    const key = await keyFor('tips');
    await leaving().leave(key);
    await expect(leaving().rejoin(key)).resolves.toBe('done');
    expect(await mailings()).toMatchObject([{ left_at: null }]);
    expect(await fieldsOf('tips')).toContainEqual({
      email: 'ada@example.com',
      source: 'unsubscribe',
    });
    await leaving().rejoin(key);
    expect(await leads('tips')).toHaveLength(2);
    clock.nowMs += minuteMs;
    await leaving().leave(key);
    expect(await leads('unsubscribe')).toHaveLength(2);
    expect(await mailings()).toMatchObject([{ left_at: clock.nowMs }]);
  });

  it('and signs up again a minute later, with the same form, is on the list again', async () => {
    await save(newsletterLead);
    await leaving().leave(await keyFor('newsletter'));
    clock.nowMs += minuteMs;
    await expect(save(newsletterLead)).resolves.toMatchObject({ isNew: true });
    expect(await mailings()).toMatchObject([{ left_at: null }]);
    expect(await used.store.tables.selectFrom('subscriptions').selectAll().execute()).toHaveLength(
      1,
    );
  });

  it('after an erasure has left already, and cannot rejoin by the link', async () => {
    await save(tipsLead);
    const key = await keyFor('tips');
    await used.store.tables.deleteFrom('mailings').execute();
    await expect(leaving().leave(key)).resolves.toBe('done');
    await expect(leaving().rejoin(key)).resolves.toBe('gone');
    expect(await leads('unsubscribe')).toEqual([]);
  });

  it('is told when nothing could be saved', async () => {
    await save(tipsLead);
    const key = await keyFor('tips');
    vi.spyOn(used.store.tables, 'transaction').mockReturnValueOnce({
      execute: () => Promise.reject(new Error('disk full')),
    } as never);
    await expect(leaving().leave(key)).resolves.toBe('unavailable');
  });

  it('signs up twice in one batch for one mailing', async () => {
    const saver = createLeadSaver({ store: used.store, targets, now });
    const other = { ...tipsLead, fields: { email: 'ada@example.com', source: 'other' } };
    await Promise.all([saver.save(tipsLead), saver.save(other)]);
    expect(await mailings()).toHaveLength(1);
  });

  it('or stays: after twelve months the result is forgotten, the address kept', async () => {
    await save(tipsLead);
    await save(aLead({ fields: { email: 'bisi@example.com', source: 'tipsResult' } }));
    await forgetTipsProfiles(used.store, clock.nowMs);
    expect(await fieldsOf('tips')).toContainEqual({
      email: 'Ada@example.com',
      source: 'wellness',
      tipsResult: 'bmi-obese',
    });
    await forgetTipsProfiles(used.store, clock.nowMs + 1);
    expect(new Set(await fieldsOf('tips'))).toEqual(
      new Set([
        { email: 'Ada@example.com', source: 'wellness' },
        { email: 'bisi@example.com', source: 'tipsResult' },
      ]),
    );
  });
});
