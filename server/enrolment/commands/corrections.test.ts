import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { engines, useStore } from '../../../tests/support/use-store.ts';
import { useOrderBook } from '../../../tests/support/use-order-book.ts';
import { findEmail } from '../order-rows.ts';

const transfer = (amount: string, { ref = 'FT-1', date = '2026-11-21' } = {}) =>
  ['--amount', amount, '--date', date, '--ref', ref] as const;

/** What somebody at a terminal types. */
const terminal = (typed: string) => Object.assign(Readable.from([typed]), { isTTY: true });

describe.each(engines)('staff who have made a mistake or are about to, on %s,', (engine) => {
  const used = useStore(engine);
  const { enrol, run, runOn, payments, trail } = useOrderBook(used);

  it('take a booking back, which stays in the history with the reason', async () => {
    const { ref, id } = await enrol();
    await run('paid', ref, ...transfer('255000'));
    const taken = await run('take-back', ref, '--ref', 'ft-1', '--reason', 'Was for another order');
    expect(taken).toMatchObject({
      status: 0,
      stdout: `Took back the transfer of order ${ref}: ₦255,000 on 2026-11-21, bank reference FT-1. Paid so far: ₦0. Still owed: ₦255,000.\n`,
    });
    expect(await payments()).toEqual([]);
    expect(await trail()).toMatchObject([
      { enrolment_id: id, action: 'paid', reference: 'FT-1' },
      {
        enrolment_id: id,
        who: 'bisi',
        action: 'payment taken back',
        amount_minor: 25_500_000,
        currency: 'NGN',
        reference: 'FT-1',
        note: 'Was for another order',
      },
    ]);
    expect((await run('show', ref)).stdout).toContain(
      'bisi: payment taken back, ₦255,000, FT-1, "Was for another order"',
    );
  });

  it('take back a refund, and before it no payment that it refunded', async () => {
    const { ref } = await enrol();
    await run('paid', ref, ...transfer('1000'));
    await run('refund', ref, ...transfer('1000', { ref: 'FT-2' }));
    const reason = ['--reason', 'Never left the bank'] as const;
    const early = await run('take-back', ref, '--ref', 'FT-1', ...reason);
    expect(early.status).toBe(1);
    expect(early.stderr).toContain('Take back the refund first.');
    expect(await payments()).toHaveLength(2);
    const taken = await run('take-back', ref, '--ref', 'FT-2', '--refund', ...reason);
    expect(taken.stdout).toContain(`Took back the refund of order ${ref}: ₦1,000`);
    expect(taken.stdout).toContain('Paid so far: ₦1,000.');
    expect((await trail()).map(({ action }) => action)).toEqual([
      'paid',
      'refunded',
      'refund taken back',
    ]);
  });

  it('cannot take back what is not booked', async () => {
    const { ref } = await enrol();
    const unknown = await run('take-back', ref, '--ref', 'FT-9', '--reason', 'A mistake');
    expect(unknown.status).toBe(1);
    expect(unknown.stderr).toContain(`order ${ref} has no transfer with the bank reference FT-9`);
  });

  it('reopen a cancelled order once, and its price is due again', async () => {
    const { ref, id } = await enrol();
    await run('cancel', ref, '--reason', 'Asked by phone');
    const reason = ['--reason', 'Changed her mind again'] as const;
    const tried = await run('reopen', ref, ...reason, '--dry-run');
    expect(tried.stdout).toMatch(/^Would reopen [^]*\nDry run: nothing was changed\.\n$/);
    const reopened = await run('reopen', ref, ...reason);
    expect(reopened.status).toBe(0);
    expect(reopened.stdout).toMatch(
      /^Reopened order \w{8}, cancelled on [\d-]+\. Paid so far: ₦0\. Still owed: ₦255,000\.\n$/,
    );
    expect((await run('list', '--state', 'open')).stdout).toContain(ref);
    expect(await trail()).toMatchObject([
      { action: 'cancelled' },
      { enrolment_id: id, who: 'bisi', action: 'reopened', note: 'Changed her mind again' },
    ]);
    const again = await run('reopen', ref, '--reason', 'Once more');
    expect(again).toMatchObject({
      status: 0,
      stdout: `Order ${ref} is not cancelled. Nothing was changed.\n`,
    });
    expect(await trail()).toHaveLength(2);
  });

  it('change a wrong email address, write to the other from then on, and are in the history', async () => {
    const { ref, id } = await enrol();
    const to = 'Right@mail.example';
    const { status, stdout } = await run('email', ref, '--to', to, '--note', 'by phone');
    expect(status).toBe(0);
    expect(stdout).toContain(`Mails about order ${ref} go to ${to} from now on.`);
    expect(stdout).toContain(`end-link ${ref}`);
    expect(await findEmail(used.store, id)).toBe('right@mail.example');
    expect(await trail()).toMatchObject([
      { who: 'bisi', action: 'email changed', note: 'by phone' },
    ]);
    expect((await run('show', ref)).stdout).toContain('Ada Example, Right@mail.example');
  });

  it('are asked about a bank reference that another order has', async () => {
    const [first, second] = [await enrol(), await enrol()];
    await run('paid', first.ref, ...transfer('255000'));
    const refused = await run('paid', second.ref, ...transfer('255000', { ref: 'ft-1' }));
    expect(refused.status).toBe(1);
    expect(refused.stderr).toContain(
      `Nothing was booked: the bank reference is booked already, as a payment of order ${first.ref}: ₦255,000 on 2026-11-21, bank reference FT-1. If that is right, book it with --yes.`,
    );
    expect(await payments()).toHaveLength(1);
    const sure = await run('paid', second.ref, ...transfer('255000'), '--yes');
    expect(sure.stdout).toContain(`Booked for order ${second.ref}`);
  });

  it('are asked about a day before the order', async () => {
    const { ref } = await enrol();
    const early = transfer('255000', { date: '2026-11-20' });
    expect((await run('paid', ref, ...early)).stderr).toContain(
      'the day is before the order, which is of 2026-11-21',
    );
    expect(await payments()).toEqual([]);
    expect((await run('paid', ref, ...early, '--dry-run')).stdout).toContain(
      'It would ask first: the day is before the order',
    );
    expect((await run('paid', ref, ...early, '--yes')).status).toBe(0);
  });

  it.each([
    ['yes\n', 0, 1],
    ['no\n', 1, 0],
  ])('answer %j on a terminal', async (typed, status, booked) => {
    const { ref } = await enrol();
    const early = transfer('255000', { date: '2026-11-20' });
    const answered = await runOn(terminal(typed), 'paid', ref, ...early);
    expect(answered.stderr).toContain('Book it all the same? Type yes: ');
    expect(answered.status).toBe(status);
    expect(await payments()).toHaveLength(booked);
  });
});
