import type { PaymentPlan } from '#app/features/buying/quote/price/quote.ts';
import { moneyOf } from '#app/kernel/money.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { aLead } from '../../../tests/support/a-lead.ts';
import { createMemoryLog } from '../../../tests/support/memory-log.ts';
import { engines, useStore } from '../../../tests/support/use-store.ts';
import { referenceOf } from '#app/leads/lead-intake.ports.ts';
import { erasePerson } from '#server/leads/commands/erase-person.ts';
import { createDailyPurge } from '#server/leads/commands/purge-leads.ts';
import { createVisitorBudget } from '#server/http/limits/visitor-budget.ts';
import { createLeadSaver } from '#server/leads/save-leads.ts';
import { rowFor } from '../start-attempt.ts';
import { instalmentsOf, saveAttempt, saveOrder } from '../order-rows.ts';
import { findCode } from './code-rows.ts';
import { createReturnCodes, requestLimit } from './return-codes.ts';

const minuteMs = 60_000;
const ada = { email: 'Ada@mail.example', phone: '+2348031234567', plan: 'Gold' };

const gold = moneyOf(25_500_000, 'NGN');
const oneOfGold: PaymentPlan = { id: 'yearly', payments: 1, each: gold, yearTotal: gold };

describe.each(engines)('coming back to an enrolment, on %s,', (engine) => {
  const used = useStore(engine);
  let nowMs = 0;
  let mailsDue = 0;
  const now = () => nowMs;
  const { log, messages } = createMemoryLog();

  beforeEach(() => {
    // The real time: the daily purge reads the clock itself.
    nowMs = Date.now();
    mailsDue = 0;
  });

  /** The desk of one process, for one visitor. */
  function openDesk(store = used.store, retryAfterSeconds?: number) {
    const onMailDue = () => void (mailsDue += 1);
    const requests = createVisitorBudget({ ...requestLimit, now });
    return createReturnCodes({ store, log, onMailDue, requests, now })({ retryAfterSeconds });
  }

  async function enrol(fields: Readonly<Record<string, string>> = ada, payment?: PaymentPlan) {
    const saver = createLeadSaver({ store: used.store, targets: new Set(), now });
    const { id } = await saver.save(aLead({ kind: 'enrolment', fields }));
    const order = { leadId: id, query: 'who=me&age=30', payment };
    const enrolment = await saveOrder(used.store, order, nowMs);
    const claim = { reference: referenceOf(id), contact: 'ada@mail.example' };
    return { enrolment, claim };
  }

  /** Every code that is in a mail to come, oldest first. */
  async function codes(): Promise<(string | undefined)[]> {
    const mails = used.store.tables.selectFrom('deliveries').select('id');
    const due = await mails.where('chain', '=', 'return-code').orderBy('id').execute();
    return Promise.all(due.map(({ id }) => findCode(used.store, { id, nowMs })));
  }
  const latestCode = async () => (await codes()).at(-1) ?? '';
  const notThis = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  it.each(['ada@mail.example', '+2348031234567'])(
    'a code is mailed for the reference and %s, and opens the enrolment once',
    async (contact) => {
      const { enrolment, claim } = await enrol();
      const desk = openDesk();
      expect(await desk.send({ ...claim, contact })).toEqual({ kind: 'sent' });
      const code = await latestCode();
      expect(code).toMatch(/^\d{6}$/);
      expect(mailsDue).toBe(1);
      const right = { kind: 'right', token: enrolment.token };
      expect(await desk.check({ ...claim, contact }, code)).toEqual(right);
      expect(await desk.check({ ...claim, contact }, code)).toEqual({ kind: 'wrong' });
    },
  );

  it.each([
    ['another email', { contact: 'bisi@mail.example' }],
    ['another phone', { contact: '+2348030000000' }],
    ['another reference', { reference: '00000000' }],
  ])('with %s the answers are the same, and no mail is sent', async (_what, change) => {
    const { claim } = await enrol({ ...ada, memberPhone: '+2348030000000' });
    const desk = openDesk();
    const wrongClaim = { ...claim, ...change };
    expect(await desk.send(wrongClaim)).toEqual({ kind: 'sent' });
    expect(await codes()).toEqual([]);
    expect(mailsDue).toBe(0);
    expect(await desk.check(wrongClaim, '123456')).toEqual({ kind: 'wrong' });
    // As much is written as for a real one.
    expect(await used.store.tables.selectFrom('return_codes').selectAll().execute()).toMatchObject([
      { tries: 1 },
    ]);
  });

  it('the code of one enrolment does not open another', async () => {
    const one = await enrol();
    const other = await enrol({ ...ada, email: 'bisi@mail.example', phone: '' });
    const desk = openDesk();
    await desk.send(one.claim);
    const code = await latestCode();
    const otherClaim = { ...other.claim, contact: 'bisi@mail.example' };
    expect(await desk.check(otherClaim, code)).toEqual({ kind: 'wrong' });
    expect(await desk.check({ ...one.claim, contact: 'bisi@mail.example' }, code)).toEqual({
      kind: 'wrong',
    });
  });

  it('a code is valid for ten minutes', async () => {
    const { claim } = await enrol();
    const desk = openDesk();
    await desk.send(claim);
    const code = await latestCode();
    nowMs += 10 * minuteMs;
    expect(await desk.check(claim, code)).toEqual({ kind: 'wrong' });
    expect(await codes()).toEqual([undefined]);
    nowMs -= 1;
    expect(await desk.check(claim, code)).toMatchObject({ kind: 'right' });
  });

  it('a code can be tried five times, counted across restarts', async () => {
    const { claim } = await enrol();
    await openDesk().send(claim);
    const code = await latestCode();
    for (let tries = 0; tries < 4; tries += 1) {
      expect(await openDesk(used.other).check(claim, notThis(code))).toEqual({ kind: 'wrong' });
    }
    const { id } = await used.store.tables
      .selectFrom('return_codes')
      .select('id')
      .executeTakeFirstOrThrow();
    expect(await openDesk().check(claim, notThis(code))).toEqual({ kind: 'wrong' });
    expect(await openDesk().check(claim, code)).toEqual({ kind: 'wrong' });
    // With a try left it would have been right.
    await used.store.tables
      .updateTable('return_codes')
      .set({ tries: 4 })
      .where('id', '=', id)
      .execute();
    expect(await openDesk().check(claim, code)).toMatchObject({ kind: 'right' });
  });

  it('two tabs that send the right code at once open it once', async () => {
    const { claim } = await enrol();
    await openDesk().send(claim);
    const code = await latestCode();
    const answers = await Promise.all([
      openDesk().check(claim, code),
      openDesk(used.other).check(claim, code),
    ]);
    expect(answers.map(({ kind }) => kind).toSorted()).toEqual(['right', 'wrong']);
  });

  it('a new code replaces the one before, with all its tries', async () => {
    const { claim } = await enrol();
    const desk = openDesk();
    await desk.send(claim);
    const old = await latestCode();
    for (let tries = 0; tries < 5; tries += 1) await desk.check(claim, notThis(old));
    await desk.send(claim);
    const [replaced, fresh = ''] = await codes();
    expect(replaced).toBeUndefined();
    // One in a million is the same again.
    if (old !== fresh) expect(await desk.check(claim, old)).toEqual({ kind: 'wrong' });
    expect(await desk.check(claim, fresh)).toMatchObject({ kind: 'right' });
  });

  it('five codes an hour are sent for a reference, whether it exists or not', async () => {
    const { claim } = await enrol();
    const desk = openDesk();
    for (const each of [claim, { ...claim, reference: 'FFFFFFFF' }]) {
      for (let sent = 0; sent < 5; sent += 1)
        expect(await desk.send(each)).toEqual({ kind: 'sent' });
      const tooMany = { kind: 'too-many', retryAfterSeconds: 3600 };
      expect(await desk.send(each)).toEqual(tooMany);
      expect(await desk.send({ ...each, contact: 'bisi@mail.example' })).toEqual(tooMany);
    }
    nowMs += 60 * minuteMs;
    expect(await desk.send(claim)).toEqual({ kind: 'sent' });
  });

  it('who has sent too many forms neither gets a code nor tries one', async () => {
    const { claim } = await enrol();
    const tooMany = { kind: 'too-many', retryAfterSeconds: 7 };
    expect(await openDesk(used.store, 7).send(claim)).toEqual(tooMany);
    expect(await openDesk(used.store, 7).check(claim, '123456')).toEqual(tooMany);
    expect(await codes()).toEqual([]);
  });

  it('is not possible while the store is down, and uses up no request', async () => {
    const { claim } = await enrol();
    const away = { ...used.store, tables: undefined as never };
    const desk = openDesk(away);
    for (let sent = 0; sent < 7; sent += 1) {
      expect(await desk.send(claim)).toEqual({ kind: 'unavailable' });
      expect(await desk.check(claim, '123456')).toEqual({ kind: 'unavailable' });
    }
    expect(messages()).toContain('return code not handled: store failed');
  });

  it('the store holds no code, and expired ones are purged daily', async () => {
    const { claim } = await enrol();
    await openDesk().send(claim);
    const code = await latestCode();
    const rows = () => used.store.tables.selectFrom('return_codes').selectAll().execute();
    expect(Object.keys((await rows())[0] ?? {})).not.toContain('code');
    expect(JSON.stringify(await rows())).not.toContain(`"${code}"`);
    const purge = createDailyPurge({ store: used.store, retentionMonths: 24, log });
    purge.start();
    await purge.stop();
    expect(await rows()).toHaveLength(1);
    await used.store.tables.updateTable('return_codes').set({ expires_at: nowMs }).execute();
    purge.start();
    await purge.stop();
    expect(await rows()).toEqual([]);
  });

  it('erasing a person removes their code, and no code opens what is kept for the accounts', async () => {
    const { enrolment, claim } = await enrol(ada, oneOfGold);
    const [instalment] = await instalmentsOf(used.store, enrolment.id);
    if (!instalment) throw new Error('there is no instalment');
    await saveAttempt(used.store, rowFor(instalment, 'paystack', 1, nowMs));
    const desk = openDesk();
    await desk.send(claim);
    const code = await latestCode();
    await erasePerson(used.store, { kind: 'email', email: 'ada@mail.example' });
    expect(await used.store.tables.selectFrom('return_codes').selectAll().execute()).toEqual([]);
    expect(await desk.check(claim, code)).toEqual({ kind: 'wrong' });
    await desk.send(claim);
    expect(await codes()).toEqual([]);
  });
});
