import { describe, expect, it } from 'vitest';
import { aLead } from '../../../tests/support/a-lead.ts';
import { memoryOutput } from '../../../tests/support/memory-output.ts';
import { commandEnvironment } from '../../../tests/support/run-store-command.ts';
import { useStore } from '../../../tests/support/use-store.ts';
import type { NewLead } from '../insert-leads.ts';
import { createLeadSaver } from '../save-leads.ts';
import { runLeadsCommand } from './run-leads-command.ts';

const nowMs = Date.UTC(2026, 10, 21, 8);

describe('staff who list leads', () => {
  const used = useStore('sqlite');
  let seconds = 0;
  // Each a second after the one before, which is their order.
  const save = (changes: Partial<NewLead>) => {
    seconds += 1;
    const now = () => nowMs + seconds * 1000;
    return createLeadSaver({ store: used.store, targets: new Set(), now }).save(aLead(changes));
  };

  async function listOn(stdout: ReturnType<typeof memoryOutput>, ...args: string[]) {
    const env = { ...commandEnvironment, ...used.settings };
    const caller = { env, stdout, stderr: memoryOutput(), openStore: used.openStore };
    expect(await runLeadsCommand(['list', ...args], caller)).toBe(0);
    return stdout.text();
  }
  const list = (...args: string[]) => listOn(memoryOutput(), ...args);

  it('see whom to call when about what, in the words of the form', async () => {
    const fields = { name: 'Ada', phone: '+2347000000000', topic: 'plan', time: 'soon' };
    await save({ kind: 'call-back', fields });
    const words = { topic: 'Choosing or buying a plan', time: 'As soon as you can' };
    const line = await list('--format', 'jsonl');
    expect(JSON.parse(line)).toMatchObject({ ...fields, ...words });
    expect(await list()).toContain(
      ",Ada,'+2347000000000,Choosing or buying a plan,As soon as you can\n",
    );
  });

  it('see columns on a terminal, which nothing that was typed can break', async () => {
    const fields = { name: 'Ada\u001b[2J\nObi', phone: '+2347000000000', topic: 'plan' };
    const { id } = await save({ kind: 'call-back', fields: { ...fields, time: 'soon' } });
    await save({ kind: 'contact', fields: { name: 'B'.repeat(80), email: 'b@mail.example' } });
    const terminal = Object.assign(memoryOutput(), { isTTY: true });
    const [head = '', first = '', second = '', ...more] = (await listOn(terminal)).split('\n');
    expect(more).toEqual(['']);
    const columnAt = (name: string, line: string) => line.slice(head.indexOf(name)).split('  ')[0];
    expect(columnAt('reference', first)).toBe(id.slice(-8).toUpperCase());
    expect(columnAt('received', first)).toBe('2026-11-21 09:00');
    expect(columnAt('name', first)).toBe('Ada [2J Obi');
    expect(columnAt('phone', first)).toBe('+2347000000000');
    expect(columnAt('topic', first)).toBe('Choosing or buying a plan');
    expect(columnAt('time', first)).toBe('As soon as you can');
    expect(columnAt('name', second)).toBe(`${'B'.repeat(23)}…`);
    expect(columnAt('email', second)).toBe('b@mail.example');
  });
});
