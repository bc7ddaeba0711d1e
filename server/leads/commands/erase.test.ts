import { Readable } from 'node:stream';
import { beforeEach, describe, expect, it } from 'vitest';
import { referenceOf } from '#app/leads/lead-intake.ports.ts';
import { createLeadSaver } from '#server/leads/save-leads.ts';
import type { NewLead } from '#server/leads/insert-leads.ts';
import { aLead } from '../../../tests/support/a-lead.ts';
import { runLeads, runLeadsOn } from '../../../tests/support/run-leads.ts';
import { useStore } from '../../../tests/support/use-store.ts';

const nowMs = Date.UTC(2026, 10, 21, 8);

describe('staff', () => {
  const used = useStore('sqlite');
  const save = (changes: Partial<NewLead>, atMs = nowMs) =>
    createLeadSaver({ store: used.store, targets: new Set(['staff-mail']), now: () => atMs }).save(
      aLead(changes),
    );

  /** Runs a command at a terminal, where something is typed. */
  const runWith = (typed: string, ...args: string[]) =>
    runLeadsOn(Object.assign(Readable.from([typed]), { isTTY: true }), used, ...args);
  const run = (...args: string[]) => runLeads(used, ...args);

  const emails = async () => {
    const rows = await used.store.tables.selectFrom('leads').select('email').execute();
    return rows.map(({ email }) => email ?? '').toSorted();
  };
  const both = ['ada@mail.example', 'bisi@mail.example'];
  let references: string[] = [];

  beforeEach(async () => {
    const phone = '+2347000000000';
    const saved = [];
    for (const [at, name] of ['Ada', 'Bisi'].entries()) {
      const fields = { name, email: both[at] ?? '', phone };
      saved.push(await save({ kind: 'contact', fields }, nowMs + at));
    }
    references = saved.map(({ id }) => referenceOf(id));
  });

  it('see first whom they would erase by a number, and change nothing', async () => {
    const { stdout, status } = await run('erase', '0700 000 0000', '--dry-run');
    expect(status).toBe(0);
    expect(stdout.split('\n')).toEqual([
      `would remove ${references[0]}, 2026-11-21, contact, Ada`,
      `would remove ${references[1]}, 2026-11-21, contact, Bisi`,
      'would remove 2 leads, 2 deliveries, 0 subscriptions, 0 mailings, 0 unpaid enrolments, 0 group members, 0 orders not sent',
      'Dry run: nothing was changed.',
      '',
    ]);
    expect(await emails()).toEqual(both);
    expect((await run('erase', '0700 000 0009', '--dry-run')).status).toBe(1);
  });

  it.each(['no\n', '\n', ''])('at a terminal are asked, and %j changes nothing', async (answer) => {
    const { stdout, stderr, status } = await runWith(answer, 'erase', both[0] ?? '');
    expect(status).toBe(1);
    expect(stdout).toContain(`would remove ${references[0]}, 2026-11-21, contact, Ada\n`);
    expect(stderr).toMatch(/Erase this for good\? Type yes: Nothing was changed\.\n$/);
    expect(await emails()).toEqual(both);
  });

  it('at a terminal say yes', async () => {
    const { stdout, status } = await runWith('yes\n', 'erase', both[0] ?? '');
    expect(status).toBe(0);
    expect(stdout).toMatch(/would remove 1 leads, .+\nremoved 1 leads, /);
    expect(await emails()).toEqual([both[1]]);
  });

  it('at a terminal with --yes are not asked', async () => {
    const { stdout, stderr } = await runWith('', 'erase', both[0] ?? '', '--yes');
    expect(stdout).toMatch(/^removed 1 leads, /);
    expect(stderr).toMatch(/^Store: .+\n$/);
    expect(await emails()).toEqual([both[1]]);
  });

  it('find and erase one lead by the reference that the visitor was told', async () => {
    const [reference = ''] = references;
    for (const typed of [reference, ` ${reference.toLowerCase()} `]) {
      const { stdout } = await run('list', typed, '--format', 'jsonl');
      expect(JSON.parse(stdout)).toMatchObject({ email: both[0] });
    }
    expect((await run('export', reference)).stdout).toContain('Ada');
    expect((await run('erase', reference)).stdout).toMatch(/^removed 1 leads, /);
    expect((await run('list', reference)).stderr).toContain(`Nothing found for "${reference}"`);
    expect(await emails()).toEqual([both[1]]);
  });

  it('are told of leads that share a reference, of which none is erased before they give its id', async () => {
    const { tables } = used.store;
    await tables.deleteFrom('deliveries').execute();
    const ids = both.map((_email, at) => `019aa5d0-0000-7000-800${at}-0000a59d4122`);
    for (const [at, id] of ids.entries()) {
      await tables
        .updateTable('leads')
        .set({ id })
        .where('email', '=', both[at] ?? '')
        .execute();
    }
    const { stderr, status } = await run('erase', 'A59D4122');
    expect(status).toBe(1);
    expect(stderr).toContain('More than one lead has the reference A59D4122. Give the whole id:');
    for (const id of ids) expect(stderr).toContain(id);
    expect(await emails()).toEqual(both);
    expect((await run('erase', String(ids[0]))).stdout).toMatch(/^removed 1 leads, /);
    expect(await emails()).toEqual([both[1]]);
  });

  it('take eight digits for a phone number where no lead has such a reference', async () => {
    await save({ kind: 'call-back', fields: { name: 'Efe', phone: '12345678' } });
    expect((await run('erase', '1234 5678')).stdout).toMatch(/^removed 1 leads, /);
    await save({ kind: 'call-back', fields: { name: 'Efe', phone: '12345678' } });
    expect((await run('erase', '12345678')).stdout).toMatch(/^removed 1 leads, /);
  });
});
