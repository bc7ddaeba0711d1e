import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { moneyOf, timesOf } from '#app/kernel/money.ts';
import { referenceOf } from '#app/leads/lead-intake.ports.ts';
import {
  changeAttempt,
  findOrder,
  instalmentsOf,
  saveAttempt,
  saveOrder,
} from '#server/enrolment/order-rows.ts';
import { bookTransfer, setCancelled } from '#server/enrolment/book.ts';
import { replaceChecked } from '#server/enrolment/members/member-rows.ts';
import { runReminders } from '#server/enrolment/reminders/run-reminders.ts';
import { rowFor } from '#server/enrolment/start-attempt.ts';
import { aLead } from '../../../tests/support/a-lead.ts';
import { ada as aMember } from '../../../tests/support/ada-member.ts';
import { findInStore, findInStoreFiles } from '../../../tests/support/find-in-store.ts';
import { runLeads } from '../../../tests/support/run-leads.ts';
import { engines, useStore } from '../../../tests/support/use-store.ts';
import { quoteRequest } from '../../../tests/support/quote-request.ts';
import { insertLeads, type NewLead } from '../insert-leads.ts';
import { createLeadSaver } from '../save-leads.ts';
import { erasePerson } from './erase-person.ts';

const nowMs = Date.now();
const targets = new Set(['staff-mail', 'subscription', 'payer-mail'] as const);
const ada = {
  name: 'Adanna Example',
  email: 'Ada@Mail.example',
  phone: '+2348031234567',
  birth: '1990-03-27',
};
const chidi = { spouseName: 'Chidi Example', spouseBirth: '1988-01-01' };
/** Everything that says who they are. */
const traces = [
  'Adanna',
  'Chidi',
  'mail.example',
  '8031234567',
  '1990-03-27',
  '1988-01-01',
  'age=36',
];

describe.each(engines)('erasing a person on %s', (engine) => {
  const used = useStore(engine);
  const save = (lead: Partial<NewLead>) =>
    createLeadSaver({ store: used.store, targets, now: () => nowMs }).save(aLead(lead));

  async function enrol(fields: Readonly<Record<string, string>>, query: string) {
    const { id } = await save({ kind: 'enrolment', fields });
    const each = moneyOf(2_295_000, 'NGN');
    const payment = { id: 'monthly', payments: 12, each, yearTotal: timesOf(each, 12) } as const;
    await saveOrder(used.store, { leadId: id, request: quoteRequest(query), payment }, nowMs, true);
    return id;
  }

  async function erase(who: string) {
    const { status, stdout } = await runLeads(used, 'erase', who);
    return { status, said: stdout };
  }

  async function changeByStaff(enrolmentId: string) {
    const change = { enrolmentId, who: 'bisi', note: 'Adanna called', nowMs, isDryRun: false };
    const transfer = { minor: 100, day: '2026-11-21', reference: 'FT-1', isSure: true };
    await bookTransfer(used.store, { ...change, ...transfer, kind: 'paid' });
    await setCancelled(used.store, change, true);
  }

  it('leaves nothing of them: orders, leads, mails, notes, members', async () => {
    const family = { ...ada, ...chidi, plan: 'Gold' };
    const id = await enrol(family, 'who=family&age=36&spouse=38&state=lagos&plan=gold');
    const claim = { reference: referenceOf(id), email: 'ada@mail.example' };
    await save({ kind: 'order-link', fields: { ...claim, asked: new Date(nowMs).toISOString() } });
    await runReminders({
      store: used.store,
      saver: createLeadSaver({ store: used.store, targets }),
      today: '2026-11-21',
    });
    const group = await enrol({ ...ada, organisation: 'Example Ltd' }, 'who=staff&people=6');
    const members = [{ ...aMember, firstName: 'Adanna', phone: ada.phone }];
    await replaceChecked(used.store, { enrolmentId: group, members, leftOut: 0, nowMs });
    await save({ kind: 'members', fields: { enrolmentLead: group, people: '1' } });
    await save({ kind: 'tips', fields: { email: 'ADA@mail.example', source: 'bmi' } });
    await save({ kind: 'subscription', fields: { email: 'ada@MAIL.example' } });
    await save({ kind: 'contact', fields: { name: 'Adanna', email: ada.email, phone: ada.phone } });
    await used.store.tables
      .updateTable('deliveries')
      .set({ state: 'dead-letter', last_error: 'status 400: no such mailbox: ada@mail.example' })
      .execute();

    const references = [referenceOf(id), referenceOf(group)];
    expect(await findInStore(used.store, references)).not.toEqual([]);
    expect(await erase('ada@mail.example')).toMatchObject({
      status: 0,
      said: expect.stringContaining('2 unpaid enrolments, 1 group members') as string,
    });
    const gone = [...traces, ...references];
    expect(await findInStore(used.store, gone)).toEqual([]);
    if (engine === 'sqlite') {
      expect(findInStoreFiles(used.settings['DATA_DIR'] ?? '', gone)).toEqual([]);
    }
  });

  it('keeps the payments of an order without who, how old and where', async () => {
    const id = await enrol(
      { ...ada, ...chidi },
      'who=family&age=36&spouse=38&plan=gold&pay=monthly',
    );
    const [instalment] = await instalmentsOf(used.store, id);
    if (!instalment) throw new Error('no schedule');
    const failed = await saveAttempt(used.store, rowFor(instalment, 'paystack', 1, nowMs));
    const problem = 'the card of Adanna Example is declined';
    await changeAttempt(used.store, failed.id, { state: 'failed', problem });
    const open = await saveAttempt(used.store, rowFor(instalment, 'paystack', 2, nowMs));
    await changeAttempt(used.store, open.id, { url: 'https://pay.example/ada@mail.example' });
    await changeByStaff(id);
    await save({ kind: 'payment', fields: { enrolmentLead: id, amount: '₦22,950' } });

    expect((await erase('0803 123 4567')).said).toContain('0 unpaid enrolments');
    expect(await findInStore(used.store, traces)).toEqual([]);
    expect(await used.store.tables.selectFrom('leads').select('id').execute()).toEqual([]);
    expect(await findOrder(used.store, id)).toMatchObject({
      query: 'who=family&plan=gold&pay=monthly&currency=NGN',
      currency: 'NGN',
    });
    const kept = await instalmentsOf(used.store, id);
    expect(kept).toHaveLength(12);
    // None of it names a person.
    expect(Object.keys(kept[0] ?? {}).toSorted()).toEqual([
      'amount_minor',
      'currency',
      'due_day',
      'enrolment_id',
      'number',
      'token',
    ]);
    const rows = await used.store.tables.selectFrom('payments').selectAll().orderBy('id').execute();
    expect(rows.map(({ amount_minor: minor, state }) => [minor, state])).toEqual([
      [2_295_000, 'failed'],
      [2_295_000, 'started'],
      [100, 'success'],
    ]);
  });

  it('names what they gave besides, while something is left under it', async () => {
    await save({ kind: 'contact', fields: { email: ada.email, phone: '0803 123 4567' } });
    await save({ kind: 'call-back', fields: { name: 'Adanna', phone: '08031234567' } });
    expect((await erase(ada.email)).said).toMatch(
      /\nmore is left under \+2348031234567, which they gave as well: erase that too\n$/,
    );
    expect((await erase('+2348031234567')).said).toMatch(/^removed 1 leads.*\n$/);
  });

  it('leaves everybody else alone', async () => {
    const bisi = { name: 'Bisi', email: 'bisi@mail.example', phone: '+2348031234568' };
    const id = await enrol(bisi, 'who=me&age=36&state=lagos&plan=gold');
    await changeByStaff(id);
    await save({ kind: 'payment', fields: { enrolmentLead: id, amount: '₦22,950' } });
    await enrol(ada, 'who=me&age=36&plan=gold');
    await erasePerson(used.store, { kind: 'email', email: 'ada@mail.example' });
    expect(await findOrder(used.store, id)).toMatchObject({
      query: 'who=me&age=36&state=lagos&plan=gold&currency=NGN',
    });
    const traceless = ['enrolment_trail: Adanna called', 'leads: Bisi', `leads: ${id}`];
    const found = await findInStore(used.store, ['Adanna called', 'Bisi', id]);
    expect(found).toEqual(expect.arrayContaining(traceless));
  });

  it('takes what is saved while it runs', async () => {
    const person = { kind: 'email', email: 'ada@mail.example' } as const;
    const late = aLead({ kind: 'contact', fields: { email: ada.email, message: 'Hello' } });
    if (engine === 'sqlite') {
      // Has one connection: the lead waits until the first look is over.
      const erasing = erasePerson(used.store, person);
      await save(late);
      expect(await erasing).toMatchObject({ leads: 1 });
    } else {
      let erasing: ReturnType<typeof erasePerson> | undefined;
      await used.other.tables.transaction().execute(async (transaction) => {
        await insertLeads(transaction, [late], { targets, nowMs });
        erasing = erasePerson(used.store, person);
        await expect.poll(isSomebodyWaiting).toBe(true);
      });
      expect(await erasing).toMatchObject({ leads: 1 });
    }
    expect(await findInStore(used.store, traces)).toEqual([]);
  });

  async function isSomebodyWaiting(): Promise<boolean> {
    const { rows } = await sql<{ count: string }>`select count(*) as count from pg_locks
      where not granted and database = (select oid from pg_database where datname = current_database())`.execute(
      used.store.tables,
    );
    return Number(rows[0]?.count) > 0;
  }
});
