import { randomUUID } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { dayInLagos } from '#app/kernel/days.ts';
import { moneyOf } from '#app/kernel/money.ts';
import { erasePerson } from '#server/leads/commands/erase-person.ts';
import { commandEnvironment } from '../../../tests/support/run-store-command.ts';
import { engines, useStore } from '../../../tests/support/use-store.ts';
import { mailSettings, useOrderBook } from '../../../tests/support/use-order-book.ts';
import { quoteRequest } from '../../../tests/support/quote-request.ts';
import { instalmentsOf, saveAttempt, saveOrder } from '../order-rows.ts';
import { rowFor } from '../start-attempt.ts';
import { addToTrail } from '../trail.ts';

const nowMs = Date.UTC(2026, 10, 21, 10);
const dayMs = 24 * 60 * 60 * 1000;
const gold = moneyOf(25_500_000, 'NGN');
const adasRequest = quoteRequest('who=me&age=36&plan=gold');
const transfer = (amount: string, ref = 'FT-1') =>
  ['--amount', amount, '--date', '2026-11-21', '--ref', ref] as const;

const onePayment = { id: 'yearly', payments: 1, each: gold, yearTotal: gold } as const;

describe.each(engines)('staff, on %s,', (engine) => {
  const used = useStore(engine);
  // What only reads, and what each store is told by the same function, is tried on one.
  const onOne = { tags: engine === 'sqlite' ? [] : ['long'] };
  const { enrol, run, payments, trail } = useOrderBook(used);
  const mailing = useOrderBook(used, mailSettings);

  /** The rows of the list, without its head. */
  async function listed(...args: string[]) {
    const { stdout } = await run('list', ...args);
    return stdout.trimEnd().split('\n').slice(1);
  }

  it('see the contract of an order, even when there are later ones', onOne, async () => {
    const { ref } = await enrol();
    expect((await run('show', ref)).stdout).toContain('Contract  none kept\n');
    const other = { leadId: randomUUID(), request: adasRequest, payment: onePayment };
    await saveOrder(used.store, { ...other, contract: '2026-09' }, nowMs);
    await saveOrder(used.store, { ...other, contract: '2026-11' }, nowMs);
    expect((await run('show', other.leadId)).stdout).toContain('Contract  2026-09\n');
  });

  it('book a transfer as they type it, while the site has the store open', onOne, async () => {
    const { ref, id } = await enrol();
    const program = ['scripts/command.mjs', 'enrolments', 'paid', ref, ...transfer('255000.00')];
    const { status, stdout, stderr } = spawnSync('node_modules/.bin/node', program, {
      env: { ...commandEnvironment, ...used.settings, SUDO_USER: 'bisi' },
      encoding: 'utf8',
    });
    expect({ status, stdout }).toEqual({
      status: 0,
      stdout: `Booked for order ${ref}: ₦255,000 paid on 2026-11-21, bank reference FT-1. Paid so far: ₦255,000. Nothing is owed.\n`,
    });
    expect(stderr).toMatch(/^Store: .+\n$/);
    expect(await payments()).toMatchObject([
      { enrolment_id: id, provider: 'transfer', state: 'success', amount_minor: 25_500_000 },
    ]);
    expect(await trail()).toMatchObject([{ who: 'bisi', action: 'paid', reference: 'FT-1' }]);
  });

  it('hear that a reference is booked with another amount, and nothing changes', async () => {
    const { ref } = await enrol();
    await run('paid', ref, ...transfer('1000'));
    const { status, stderr } = await run('paid', ref, ...transfer('2000'));
    expect(status).toBe(1);
    expect(stderr).toContain('FT-1 is booked for order');
    expect(stderr).toContain('₦1,000 on 2026-11-21');
    expect(await payments()).toHaveLength(1);
  });

  it('learn from every booking what is still owed, or too much, and refund no more than was paid', async () => {
    const { ref } = await enrol();
    expect((await run('paid', ref, ...transfer('254999.99'))).stdout).toContain(
      'Paid so far: ₦254,999.99. Still owed: ₦0.01.',
    );
    expect(await listed('--state', 'attention')).toEqual([
      `${ref},2026-11-21,gold,NGN,255000.00,254999.99,0.01,0.00,attention`,
    ]);
    expect((await run('paid', ref, ...transfer('0.02', 'FT-2'))).stdout).toContain(
      'Too much by ₦0.01.',
    );
    expect(await listed()).toEqual([
      `${ref},2026-11-21,gold,NGN,255000.00,255000.01,0.00,0.01,attention`,
    ]);
    expect((await run('refund', ref, ...transfer('0.01'))).stdout).toContain('Nothing is owed.');
    const more = await run('refund', ref, ...transfer('255000.01', 'FT-3'));
    expect(more.status).toBe(1);
    expect(more.stderr).toContain(
      `Nothing was booked: ₦255,000.01 is more than order ${ref} has paid. Paid so far: ₦255,000.`,
    );
    expect(await listed('--state', 'paid')).toEqual([
      `${ref},2026-11-21,gold,NGN,255000.00,255000.00,0.00,0.00,paid`,
    ]);
  });

  it('cancel an order once, and are told what is to be refunded', async () => {
    const { ref } = await enrol();
    await run('paid', ref, ...transfer('1000'));
    const first = await run('cancel', ref, '--reason', 'Asked by phone');
    expect(first.stdout).toBe(
      `Cancelled order ${ref}. It cannot be paid online any more.\nPaid and not refunded: ₦1,000.\n`,
    );
    const again = await run('cancel', ref);
    expect(again.status).toBe(0);
    expect(again.stdout).toMatch(
      /^Order \w+ was cancelled on [\d-]+ already\. Nothing was changed\./,
    );
    expect(await listed('--state', 'attention')).toHaveLength(1);
    await run('refund', ref, ...transfer('1000'));
    expect(await listed('--state', 'cancelled')).toHaveLength(1);
    expect((await run('paid', ref, ...transfer('5', 'FT-9'))).stdout).toContain('refund the money');
  });

  const changing = [
    'enrolments',
    'instalments',
    'payments',
    'enrolment_trail',
    'ended_links',
    'leads',
  ] as const;
  const everything = () =>
    Promise.all(changing.map((table) => used.store.tables.selectFrom(table).selectAll().execute()));

  it.each<[command: string, said: string, options: readonly string[]]>([
    ['paid', 'Would book', transfer('255000')],
    ['refund', 'Would book', transfer('500')],
    ['take-back', 'Would take back', ['--ref', 'FT-0', '--reason', 'A mistake']],
    ['cancel', 'Would cancel', ['--reason', 'None']],
    ['price', 'Would set the price', ['--amount', '300000']],
    ['email', 'would go to right@mail.example', ['--to', 'right@mail.example']],
    ['end-link', 'Would end the links', ['--reason', 'Posted on a forum']],
    ['new-link', 'Would give', []],
  ])('see by --dry-run what %s would do, and do nothing', onOne, async (command, said, options) => {
    const { ref } = await enrol();
    await run('paid', ref, ...transfer('1000', 'FT-0'));
    const before = await everything();
    const { status, stdout } = await run(command, ref, ...options, '--dry-run');
    expect(status).toBe(0);
    expect(stdout).toContain(said);
    expect(stdout).toContain('Dry run: nothing was changed.');
    expect(await everything()).toEqual(before);
  });

  it('list orders by state and day, with prices that are still to be agreed', onOne, async () => {
    const early = await enrol(gold, 'yearly', { atMs: Date.UTC(2026, 10, 1) });
    const query = 'who=me&age=36&plan=gold&currency=USD';
    const open = await enrol(moneyOf(19_000, 'USD'), 'yearly', { query });
    const group = await enrol('to be agreed');
    expect(await listed('--since', '2026-11-21', '--until', '2026-11-21')).toEqual(
      expect.arrayContaining([
        `${open.ref},2026-11-21,gold,USD,190.00,0.00,190.00,0.00,open`,
        `${group.ref},2026-11-21,gold,NGN,,0.00,,,open`,
      ]),
    );
    expect(await listed('--until', '2026-11-20')).toHaveLength(1);
    await run('paid', early.ref, ...transfer('255000'));
    await run('paid', group.ref, ...transfer('100', 'FT-2'));
    expect(await listed('--state', 'paid')).toHaveLength(2);
    const { stdout } = await run('list', '--state', 'open', '--format', 'jsonl');
    expect(JSON.parse(stdout)).toMatchObject({ reference: open.ref, owed: '190.00' });
  });

  it('see the days of Lagos', onOne, async () => {
    const atMs = Date.parse('2026-11-21T23:30:00Z');
    const { ref, id } = await enrol(gold, 'yearly', { atMs });
    expect(await listed('--since', '2026-11-22')).toEqual([
      expect.stringContaining(`${ref},2026-11-22,`),
    ]);
    expect(await listed('--until', '2026-11-21')).toEqual([]);
    const bisi = { enrolmentId: id, who: 'bisi', nowMs: atMs };
    await addToTrail(used.store.tables, bisi, { action: 'cancelled' });
    const { stdout } = await run('show', ref);
    expect(stdout).toContain('Sent      2026-11-22\n');
    expect(stdout).toContain('2026-11-22 00:30 bisi: cancelled\n');
  });

  it('find more orders than one page of the store holds', async () => {
    const { order } = await enrol('to be agreed');
    const more = Array.from({ length: 1100 }, (_, at) => {
      const id = `019aa5d0-0000-7000-8000-${String(at).padStart(12, '0')}`;
      return { ...order, id, token: `link ${at}`, created_at: nowMs + (at % 3) };
    });
    await used.store.tables.insertInto('enrolments').values(more).execute();
    expect(new Set(await listed()).size).toBe(1101);
  });

  it('export a row for each order, with what could be a formula as text', onOne, async () => {
    const name = '=HYPERLINK("http://evil.example")';
    const fields = { name, phone: '+2347000000000' };
    const { ref, id } = await enrol(gold, 'yearly', { fields });
    await run('paid', ref, ...transfer('1000', '=1+1'));
    const { stdout } = await run('export');
    const [head, row, ...more] = stdout.trimEnd().split('\n');
    expect(more).toEqual([]);
    expect(head).toBe(
      'reference,day,plan,currency,price,paid,owed,tooMuch,state,refunded,cancelled,name,email,phone,payments,quote,id',
    );
    expect(row).toContain(`'${name.replaceAll('"', '""')}`);
    expect(row).toContain('"2026-11-21 ₦1,000, transfer: paid, =1+1"');
    expect(row?.endsWith(id)).toBe(true);
    const { stdout: line } = await run('export', '--format', 'jsonl');
    expect(JSON.parse(line)).toMatchObject({ name, phone: '+2347000000000', paid: '1000.00' });
  });

  it('read an order with its payments and its history', onOne, async () => {
    const { ref, id, order } = await enrol();
    const [instalment] = await instalmentsOf(used.store, id);
    if (!instalment) throw new Error('there is no instalment');
    await saveAttempt(used.store, { ...rowFor(instalment, 'paystack', 1, nowMs), state: 'failed' });
    await run('paid', ref, ...transfer('1000'), '--note', ' From her\nhusband ');
    const { status, stdout } = await run('show', ref.toLowerCase());
    expect(status).toBe(0);
    for (const text of [
      `Order     ${ref} (${id})`,
      'Price     ₦255,000',
      'State     attention',
      'Money     Paid so far: ₦1,000. Still owed: ₦254,000.',
      'Contact   Ada Example, person',
      `/checkout/payment?request=${order.token}`,
      `2026-11-21 ₦255,000, paystack: failed, ${id}-1-1`,
      '2026-11-21 ₦1,000, transfer: paid, FT-1',
      `bisi: paid, ₦1,000, FT-1, "From her husband"`,
    ]) {
      expect(stdout).toContain(text);
    }
    expect((await run('show', id)).stdout).toBe(stdout);
  });

  it('who erase a person erase their notes, and keep the amounts', async () => {
    const { ref, id } = await enrol();
    await run('paid', ref, ...transfer('1000'), '--note', 'From Chidi Example');
    const unpaid = await enrol();
    await run('cancel', unpaid.ref, '--reason', 'Ada changed her mind');
    await erasePerson(used.store, { kind: 'lead', id });
    await erasePerson(used.store, { kind: 'lead', id: unpaid.id });
    expect(await trail()).toMatchObject([{ enrolment_id: id, amount_minor: 100_000, note: null }]);
    expect((await run('show', ref)).stdout).toContain('Contact   no longer saved');
  });

  it('are asked which order they mean when two share a reference', async () => {
    const order = { request: adasRequest, payment: onePayment };
    const ids = ['019aa5d0-0000-7000-8000-00005e2ebbdd', '019aa5d1-0000-7000-8000-00015e2ebbdd'];
    for (const leadId of ids) await saveOrder(used.store, { ...order, leadId }, nowMs);
    const { status, stderr } = await run('cancel', '5E2EBBDD');
    expect(status).toBe(1);
    expect(stderr).toContain('More than one order has the reference 5E2EBBDD');
    for (const id of ids) expect(stderr).toContain(`${id}  of 2026-11-21, gold`);
    expect(await trail()).toEqual([]);
    expect((await run('cancel', String(ids[1]))).status).toBe(0);
  });

  it('see whom the site would remind, and have each reminded once', async () => {
    const { ref, id } = await enrol(gold, 'yearly', { atMs: Date.now() - 30 * dayMs });
    const dueDay = dayInLagos(Date.now() + dayMs);
    await used.store.tables.updateTable('instalments').set({ due_day: dueDay }).execute();
    const line = `order ${ref}, payment 1, ₦255,000, due on ${dueDay}\n`;
    expect((await run('remind', '--dry-run')).stdout).toBe(
      `Would mail: ${line}Dry run: nothing was changed.\n`,
    );
    expect(await run('remind')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('set SMTP_URL and STAFF_EMAIL') as string,
    });
    expect((await mailing.run('remind')).stdout).toBe(`Mailing: ${line}`);
    expect((await mailing.run('remind')).stdout).toBe('There is no one to remind today.\n');
    const reminders = used.store.tables.selectFrom('leads').select('fields');
    const [saved, ...more] = await reminders.where('kind', '=', 'payment-reminder').execute();
    expect(more).toEqual([]);
    expect(JSON.parse(saved?.fields ?? '')).toMatchObject({ enrolmentLead: id });
  });
});
