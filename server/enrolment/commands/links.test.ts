import { describe, expect, it } from 'vitest';
import { moneyOf } from '#app/kernel/money.ts';
import { referenceOf } from '#app/leads/lead-intake.ports.ts';
import { createLeadSaver } from '#server/leads/save-leads.ts';
import { aLead } from '../../../tests/support/a-lead.ts';
import { memoryOutput } from '../../../tests/support/memory-output.ts';
import { commandEnvironment } from '../../../tests/support/run-store-command.ts';
import { engines, useStore } from '../../../tests/support/use-store.ts';
import { quoteRequest } from '../../../tests/support/quote-request.ts';
import { hasEnded } from '../links/ended-links.ts';
import { findLinked, findOrder, instalmentsOf, saveOrder } from '../order-rows.ts';
import { runEnrolmentsCommand } from './run-enrolments-command.ts';

const gold = moneyOf(25_500_000, 'NGN');
const yearly = { id: 'yearly', payments: 1, each: gold, yearTotal: gold } as const;

describe.each(engines)('staff who end a link, on %s,', (engine) => {
  const used = useStore(engine);

  async function enrol() {
    const { store } = used;
    const saver = createLeadSaver({ store, targets: new Set() });
    const { id } = await saver.save(
      aLead({ kind: 'enrolment', fields: { email: 'a@mail.example' } }),
    );
    const order = { leadId: id, request: quoteRequest('who=me&age=36&plan=gold'), payment: yearly };
    const { token } = await saveOrder(store, order, Date.now());
    const [instalment] = await instalmentsOf(store, id);
    return { id, ref: referenceOf(id), tokens: [token, instalment?.token ?? ''] };
  }

  async function run(...args: string[]) {
    const [stdout, stderr] = [memoryOutput(), memoryOutput()];
    const env = { ...commandEnvironment, ...used.settings, SUDO_USER: 'bisi' };
    const { openStore } = used;
    const status = await runEnrolmentsCommand(args, { env, stdout, stderr, openStore });
    return { status, said: stdout.text() + stderr.text() };
  }

  /** Whether the links lead to the order, and whether they are known to have ended. */
  const standing = (tokens: readonly string[]) =>
    Promise.all(
      tokens.map(async (token) => [
        (await findLinked(used.store, token)) !== undefined,
        await hasEnded(used.store.tables, token),
      ]),
    );

  it('need a reason, which is in the trail with who they are', async () => {
    const { ref, tokens } = await enrol();
    const refused = await run('end-link', ref);
    expect(refused.status).toBe(1);
    expect(refused.said).toContain('--reason is missing');
    expect(await standing(tokens)).toEqual([
      [true, false],
      [true, false],
    ]);
    const ended = await run('end-link', ref, '--reason', 'posted on a forum');
    expect(ended.status).toBe(0);
    expect(ended.said).toContain(`Ended the links of order ${ref}.`);
    expect(ended.said).toContain('/checkout/return');
    expect(await standing(tokens)).toEqual([
      [false, true],
      [false, true],
    ]);
    expect((await run('show', ref)).said).toMatch(/bisi: link ended, "posted on a forum"$/m);
  });

  it('give a new one, to the same payments', async () => {
    const { id, ref, tokens } = await enrol();
    const { said } = await run('new-link', ref, '--note', 'lost her mailbox');
    const [, token = ''] = /\/checkout\/payment\?request=([\w-]{24})$/m.exec(said) ?? [];
    expect(await findLinked(used.store, token)).toMatchObject({ enrolment: { id } });
    expect(await findOrder(used.store, id)).toMatchObject({ token });
    const [instalment] = await instalmentsOf(used.store, id);
    expect(await standing([token, instalment?.token ?? ''])).toEqual([
      [true, false],
      [true, false],
    ]);
    expect(await standing(tokens)).toEqual([
      [false, true],
      [false, true],
    ]);
    expect((await run('show', ref)).said).toMatch(/bisi: link renewed, "lost her mailbox"$/m);
  });

  it.each([
    ['end-link', ['--reason', 'posted on a forum']],
    ['new-link', []],
  ])('change nothing by a dry run of %s', async (command, options) => {
    const { ref, tokens } = await enrol();
    const { said } = await run(command, ref, ...options, '--dry-run');
    expect(said).toContain('Dry run: nothing was changed.');
    expect(await standing(tokens)).toEqual([
      [true, false],
      [true, false],
    ]);
    expect((await run('show', ref)).said).toMatch(/Trail \(UTC\)\n {2}none/);
  });
});
