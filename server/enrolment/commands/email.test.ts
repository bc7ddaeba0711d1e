import { describe, expect, it } from 'vitest';
import { useOrderBook } from '../../../tests/support/use-order-book.ts';
import { engines, useStore } from '../../../tests/support/use-store.ts';
import { findEmail } from '../order-rows.ts';

describe.each(engines)('staff who change the address of an order, on %s,', (engine) => {
  const used = useStore(engine);
  const { enrol, run, trail } = useOrderBook(used);

  it('write there from then on, and are in its trail', async () => {
    const { ref, id } = await enrol();
    const { status, stdout } = await run(
      'email',
      ref,
      '--to',
      'Right@mail.example',
      '--note',
      'by phone',
    );
    expect(status).toBe(0);
    expect(stdout).toContain(`Mails about order ${ref} go to Right@mail.example from now on.`);
    expect(stdout).toContain(`end-link ${ref}`);
    expect(await findEmail(used.store, id)).toBe('right@mail.example');
    expect(await trail()).toMatchObject([
      { who: 'bisi', action: 'email changed', note: 'by phone' },
    ]);
    expect((await run('show', ref)).stdout).toContain('Ada Example, Right@mail.example');
  });

  it('try it out first, and are told what is no address', async () => {
    const { ref, id } = await enrol();
    const before = await findEmail(used.store, id);
    const tried = await run('email', ref, '--to', 'right@mail.example', '--dry-run');
    expect(tried.stdout).toContain('would go to right@mail.example');
    const refused = await run('email', ref, '--to', 'right@mail');
    expect(refused.status).toBe(1);
    expect(refused.stderr).toContain('--to: Add the ending of your email address');
    expect(await findEmail(used.store, id)).toBe(before);
    expect(await trail()).toEqual([]);
  });
});
