import { describe, expect, it } from 'vitest';
import { erasePerson } from '#server/leads/commands/erase-person.ts';
import { useOrderPayments } from '../../tests/support/use-order-payments.ts';
import { engines, useStore } from '../../tests/support/use-store.ts';
import { createOrderDrafts } from './drafts/order-drafts.ts';
import { findEmail } from './order-rows.ts';
import { trailOf } from './trail.ts';

const right = 'Ada.Right@mail.example';

describe.each(engines)('who has ordered with a wrong email address, on %s,', (engine) => {
  const used = useStore(engine);
  const { begin, enrol, openOrderPayments } = useOrderPayments(used);

  const tokenIn = (path: string) => new URLSearchParams(path.split('?')[1]).get('request') ?? '';

  /** Corrects the address by a link. @returns the new link */
  async function correct(token: string, email: string): Promise<string> {
    const answer = await openOrderPayments().orderPayments.correctEmail(token, email);
    if (answer.kind !== 'corrected') throw new Error(answer.kind);
    return tokenIn(answer.path);
  }

  it('gives the right one, at a new link, and the link that has been mailed ends', async () => {
    const { orderPayments, link, token, leadId } = await enrol();
    expect(await orderPayments.find(link, 'link')).toMatchObject({
      email: 'ada@mail.example',
      correctionsLeft: 3,
    });
    const fresh = await correct(token, right);
    expect(await orderPayments.find(fresh, 'link')).toMatchObject({
      email: right.toLowerCase(),
      correctionsLeft: 2,
    });
    expect(await findEmail(used.store, leadId)).toBe(right.toLowerCase());
    for (const old of [link, token]) {
      expect(await orderPayments.find(old, 'link')).toBeUndefined();
      expect(await orderPayments.hasEnded(old)).toBe(true);
    }
  });

  it('comes back to the order from the browser that it was sent from', async () => {
    const { link } = await enrol();
    const drafts = createOrderDrafts({ store: used.store, log: openOrderPayments().log });
    const key = await drafts.save(undefined, 'gold', {});
    await drafts.close(key, 'gold', `/checkout/payment?request=${link}`);
    const fresh = await correct(link, right);
    const path = `/checkout/payment?request=${fresh}`;
    expect(await drafts.find(key, 'gold')).toEqual({ kind: 'sent', path });
  });

  it('leaves a trail without the address, and staff are told of both addresses', async () => {
    const { link, leadId } = await enrol();
    await correct(link, right);
    expect(await trailOf(used.store, leadId)).toMatchObject([
      { who: 'the buyer', action: 'email corrected', note: null },
    ]);
    const told = await used.store.tables
      .selectFrom('leads')
      .innerJoin('deliveries', 'deliveries.lead_id', 'leads.id')
      .select(['leads.fields', 'deliveries.target'])
      .where('kind', '=', 'order-email')
      .execute();
    expect(told.map(({ target }) => target)).toEqual(['staff-mail']);
    expect(JSON.parse(told[0]?.fields ?? '')).toMatchObject({
      enrolmentLead: leadId,
      email: right,
      earlierEmail: 'ada@mail.example',
    });
  });

  it('can do so three times for an order, there and back too, and not to the address it has', async () => {
    const { orderPayments, link } = await enrol();
    expect(await orderPayments.correctEmail(link, 'Ada@mail.example')).toEqual({ kind: 'same' });
    const second = await correct(link, right);
    const third = await correct(second, 'ada@mail.example');
    const last = await correct(third, right);
    expect(await orderPayments.find(last, 'link')).toMatchObject({ correctionsLeft: 0 });
    expect(await orderPayments.correctEmail(last, 'other@mail.example')).toEqual({
      kind: 'refused',
    });
    expect(await orderPayments.find(last, 'link')).toMatchObject({ email: right.toLowerCase() });
    const leads = used.store.tables.selectFrom('leads').select('id');
    expect(await leads.where('kind', '=', 'order-email').execute()).toHaveLength(3);
  });

  it('changes it once, however often and in how many processes it is pressed', async () => {
    const { orderPayments, link } = await enrol();
    const other = openOrderPayments(used.other).orderPayments;
    const answers = await Promise.all([
      orderPayments.correctEmail(link, right),
      other.correctEmail(link, 'other@mail.example'),
    ]);
    expect(answers.map(({ kind }) => kind).toSorted()).toEqual(['corrected', 'refused']);
  });

  it('leaves it to staff once a payment is under way or has arrived', async () => {
    const { orderPayments, token, transaction } = await begin();
    expect(await orderPayments.find(token, 'link')).toMatchObject({ correctionsLeft: 0 });
    expect(await orderPayments.correctEmail(token, right)).toEqual({ kind: 'refused' });
    transaction.status = 'success';
    await orderPayments.find(token, 'return');
    expect(await orderPayments.correctEmail(token, right)).toEqual({ kind: 'refused' });
    expect(await orderPayments.find(token, 'link')).toMatchObject({ email: 'ada@mail.example' });
  });

  it('can still do so after a payment that failed', async () => {
    const { orderPayments, token, transaction } = await begin();
    transaction.status = 'failed';
    expect(await orderPayments.find(token, 'return')).toMatchObject({ correctionsLeft: 3 });
    await correct(token, right);
  });

  it('needs the link of an order that is still kept', async () => {
    const { orderPayments, link } = await enrol();
    expect(await orderPayments.correctEmail(`${link}x`, right)).toEqual({ kind: 'refused' });
    await erasePerson(used.store, { kind: 'email', email: 'ada@mail.example' });
    expect(await orderPayments.correctEmail(link, right)).toEqual({ kind: 'refused' });
  });

  it('is erased by the right address, and whoever has the wrong one by that', async () => {
    const { link } = await enrol();
    await correct(link, right);
    const kinds = async () => {
      const leads = used.store.tables.selectFrom('leads').select('kind').orderBy('kind');
      return (await leads.execute()).map(({ kind }) => kind);
    };
    await erasePerson(used.store, { kind: 'email', email: 'ada@mail.example' });
    expect(await kinds()).toEqual(['enrolment']);
    await erasePerson(used.store, { kind: 'email', email: right.toLowerCase() });
    expect(await kinds()).toEqual([]);
  });
});
