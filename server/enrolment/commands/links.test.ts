import { describe, expect, it } from 'vitest';
import { useOrderBook } from '../../../tests/support/use-order-book.ts';
import { engines, useStore } from '../../../tests/support/use-store.ts';
import { hasEnded } from '../links/ended-links.ts';
import { findLinked, findOrder, instalmentsOf } from '../order-rows.ts';

const kept = [true, false];
const gone = [false, true];

describe.each(engines)('staff who end a link, on %s,', (engine) => {
  const used = useStore(engine);

  const book = useOrderBook(used);

  async function enrol() {
    const { id, ref, order } = await book.enrol();
    const [instalment] = await instalmentsOf(used.store, id);
    return { id, ref, tokens: [order.token, instalment?.token ?? ''] };
  }

  async function run(...args: string[]) {
    const { status, stdout, stderr } = await book.run(...args);
    return { status, said: stdout + stderr };
  }

  /** Whether the links lead to the order, and whether they are known to have ended. */
  const statuses = (tokens: readonly string[]) =>
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
    expect(await statuses(tokens)).toEqual([kept, kept]);
    const ended = await run('end-link', ref, '--reason', 'posted on a forum');
    expect(ended.status).toBe(0);
    expect(ended.said).toContain(`Ended the links of order ${ref}.`);
    expect(ended.said).toContain('/checkout/return');
    expect(await statuses(tokens)).toEqual([gone, gone]);
    expect((await run('show', ref)).said).toMatch(/bisi: link ended, "posted on a forum"$/m);
  });

  it('give a new one, to the same payments', async () => {
    const { id, ref, tokens } = await enrol();
    const { said } = await run('new-link', ref, '--note', 'lost her mailbox');
    const [, token = ''] = /\/checkout\/payment\?request=([\w-]{24})$/m.exec(said) ?? [];
    expect(await findLinked(used.store, token)).toMatchObject({ enrolment: { id } });
    expect(await findOrder(used.store, id)).toMatchObject({ token });
    const [instalment] = await instalmentsOf(used.store, id);
    expect(await statuses([token, instalment?.token ?? ''])).toEqual([kept, kept]);
    expect(await statuses(tokens)).toEqual([gone, gone]);
    expect((await run('show', ref)).said).toMatch(/bisi: link renewed, "lost her mailbox"$/m);
  });

  it.each([
    ['end-link', ['--reason', 'posted on a forum']],
    ['new-link', []],
  ])('change nothing by a dry run of %s', async (command, options) => {
    const { ref, tokens } = await enrol();
    const { said } = await run(command, ref, ...options, '--dry-run');
    expect(said).toContain('Dry run: nothing was changed.');
    expect(await statuses(tokens)).toEqual([kept, kept]);
    expect((await run('show', ref)).said).toMatch(/Trail \(UTC\)\n {2}none/);
  });
});
