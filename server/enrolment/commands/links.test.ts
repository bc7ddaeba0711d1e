import { describe, expect, it } from 'vitest';
import { useOrderBook } from '../../../tests/support/use-order-book.ts';
import { engines, useStore } from '../../../tests/support/use-store.ts';
import { hasEnded } from '../links/ended-links.ts';
import { findLinked, findOrder, instalmentsOf } from '../order-rows.ts';

const kept = [true, false];
const gone = [false, true];

describe.each(engines)('staff who end a link, on %s,', (engine) => {
  const used = useStore(engine);
  const { enrol: save, run } = useOrderBook(used);

  async function enrol() {
    const { id, ref, order } = await save();
    const [instalment] = await instalmentsOf(used.store, id);
    return { id, ref, tokens: [order.token, instalment?.token ?? ''] };
  }

  /** Whether the links lead to the order, and whether they are known to have ended. */
  const statuses = (tokens: readonly string[]) =>
    Promise.all(
      tokens.map(async (token) => [
        (await findLinked(used.store, token)) !== undefined,
        await hasEnded(used.store.tables, token),
      ]),
    );

  it('are in the history with their reason', async () => {
    const { ref, tokens } = await enrol();
    expect(await statuses(tokens)).toEqual([kept, kept]);
    const ended = await run('end-link', ref, '--reason', 'posted on a forum');
    expect(ended.status).toBe(0);
    expect(ended.stdout).toContain(`Ended the links of order ${ref}.`);
    expect(ended.stdout).toContain('/checkout/return');
    expect(await statuses(tokens)).toEqual([gone, gone]);
    expect((await run('show', ref)).stdout).toMatch(/bisi: link ended, "posted on a forum"$/m);
  });

  it('give a new one, to the same payments', async () => {
    const { id, ref, tokens } = await enrol();
    const { stdout } = await run('new-link', ref, '--note', 'lost her mailbox');
    const [, token = ''] = /\/checkout\/payment\?request=([\w-]{24})$/m.exec(stdout) ?? [];
    expect(await findLinked(used.store, token)).toMatchObject({ enrolment: { id } });
    expect(await findOrder(used.store, id)).toMatchObject({ token });
    const [instalment] = await instalmentsOf(used.store, id);
    expect(await statuses([token, instalment?.token ?? ''])).toEqual([kept, kept]);
    expect(await statuses(tokens)).toEqual([gone, gone]);
    expect((await run('show', ref)).stdout).toMatch(/bisi: link renewed, "lost her mailbox"$/m);
  });
});
