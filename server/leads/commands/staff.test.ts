import { describe, expect, it } from 'vitest';
import { aLead } from '../../../tests/support/a-lead.ts';
import { memoryOutput } from '../../../tests/support/memory-output.ts';
import { runLeads } from '../../../tests/support/run-leads.ts';
import { useStore } from '../../../tests/support/use-store.ts';
import { createLeadSaver } from '../save-leads.ts';
import { insertLeads, type NewLead } from '#server/leads/insert-leads.ts';
import { batchesOf } from '#server/store/store.ts';
import { purgeBefore } from './purge-doubt.ts';
import { runLeadsCommand } from './run-leads-command.ts';

const nowMs = Date.UTC(2026, 10, 21, 8);
const dayMs = 24 * 60 * 60 * 1000;

describe('staff', () => {
  const used = useStore('sqlite');
  const save = (changes: Partial<NewLead>, atMs = nowMs) =>
    createLeadSaver({
      store: used.store,
      targets: new Set(['subscription', 'staff-mail']),
      now: () => atMs,
    }).save(aLead(changes));
  const run = (...args: string[]) => runLeads(used, ...args);

  it('list leads by kind and day', async () => {
    await save({ kind: 'contact', fields: { email: 'early@example.com' } }, nowMs - 2 * dayMs);
    await save({ kind: 'contact', fields: { email: 'right@example.com' } });
    await save({ kind: 'tips', fields: { email: 'other@example.com' } });
    const days = ['--since', '2026-11-20', '--until', '2026-11-21'];
    const { stdout, status } = await run('list', '--kind', 'contact', ...days);
    expect(status).toBe(0);
    const [head, ...rows] = stdout.trimEnd().split('\n');
    expect(head).toBe(
      'id,kind,created,edition,page,email,deliveries,suspectedBot,name,phone,topic,time',
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatch(/,contact,2026-11-21T08:00:00\.000Z,NG,\/,right@example\.com,/);
    expect(rows[0]).toContain('staff-mail pending (0)');
  });

  it('mean days and times in Lagos, unless a time names its zone', async () => {
    await save({ kind: 'contact' }, Date.parse('2026-11-21T23:30:00Z'));
    const listed = async (...days: string[]) => {
      const { stdout } = await run('list', ...days);
      return stdout.trimEnd().split('\n').length - 1;
    };
    expect(await listed('--since', '2026-11-22')).toBe(1);
    expect(await listed('--until', '2026-11-21')).toBe(0);
    expect(await listed('--since', '2026-11-22T00:00')).toBe(1);
    expect(await listed('--since', '2026-11-22T00:31')).toBe(0);
    expect(await listed('--since', '2026-11-21T23:30:00Z')).toBe(1);
  });

  it('see whom to call when about what, in the words of the form', async () => {
    const fields = { name: 'Ada', phone: '+2347000000000', topic: 'plan', time: 'soon' };
    await save({ kind: 'call-back', fields });
    const words = { topic: 'Choosing or buying a plan', time: 'As soon as you can' };
    const { stdout } = await run('list', '--format', 'jsonl');
    expect(JSON.parse(stdout)).toMatchObject({ ...fields, ...words });
    expect((await run('list')).stdout).toContain(
      ",Ada,'+2347000000000,Choosing or buying a plan,As soon as you can\n",
    );
  });

  it('see columns on a terminal, which nothing that was typed can break', async () => {
    const fields = { name: 'Ada\u001b[2J\nObi', phone: '+2347000000000', topic: 'plan' };
    const { id } = await save({ kind: 'call-back', fields: { ...fields, time: 'soon' } });
    const other = { name: 'B'.repeat(80), email: 'b@mail.example' };
    await save({ kind: 'contact', fields: other }, nowMs + 1000);
    const terminal = Object.assign(memoryOutput(), { isTTY: true });
    const env = { SETTINGS_FILE: '/dev/null', ...used.settings };
    const { openStore } = used;
    await runLeadsCommand(['list'], { env, stdout: terminal, stderr: memoryOutput(), openStore });
    const [head = '', first = '', second = '', ...more] = terminal.text().split('\n');
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

  it('export every lead as JSON lines, more of them than one page of the store holds', async () => {
    const emails = Array.from({ length: 2500 }, (_, at) => `p${at}@example.com`);
    for (const some of batchesOf(emails)) {
      const leads = some.map((email) => aLead({ fields: { email } }));
      const { tables } = used.store;
      await tables
        .transaction()
        .execute((transaction) => insertLeads(transaction, leads, { targets: new Set(), nowMs }));
    }
    const { stdout } = await run('export', '--format', 'jsonl');
    const lines = stdout.trimEnd().split('\n');
    const exported = lines.map((line) => (JSON.parse(line) as { email: string }).email);
    expect(exported.toSorted()).toEqual(emails.toSorted());
  });

  const formulas = ['=HYPERLINK("http://evil.example")', '+234700', '-1', '@SUM(A1)', '\t=1'];
  it.each(formulas)('get %j as text, not as a formula, in their spreadsheet', async (message) => {
    await save({ kind: 'contact', fields: { email: 'a@b.example', message } });
    expect((await run('export')).stdout).toContain(`'${message.replaceAll('"', '""')}`);
  });

  describe('who know a person by a phone number alone', () => {
    const callBack = (phone: string, name = 'Ada') =>
      save({ kind: 'call-back', fields: { name, phone, topic: 'plans' } });
    const namesLeft = async () => {
      const rows = await used.store.tables.selectFrom('leads').select('fields').execute();
      return rows.map(({ fields }) => (JSON.parse(fields) as { name: string }).name).toSorted();
    };

    it('erase what was sent under it, however it is spelt', async () => {
      await callBack('+2347000000000');
      // Saved as it was typed, before numbers were brought into one shape.
      await callBack('0700 000 0000', 'Ada again');
      await callBack('+2347000000001', 'Bisi');
      await save({ kind: 'contact', fields: { name: 'Chidi', email: 'c@b.example' } });
      expect((await run('erase', ' (0700) 000-0000 ')).stdout).toMatch(
        /^removed 2 leads, 2 deliveries, /,
      );
      expect(await namesLeft()).toEqual(['Bisi', 'Chidi']);
      expect(await used.store.tables.selectFrom('deliveries').select('id').execute()).toHaveLength(
        2,
      );
    });

    it('erase by a number of another country, and by the number and address that a sponsor gave for a member', async () => {
      await callBack('+447700900000', 'Efe');
      await save({
        kind: 'enrolment',
        fields: { name: 'Sponsor', phone: '+12025550100', memberPhone: '+447700900000' },
      });
      await callBack('+12025550100', 'Sponsor');
      expect((await run('erase', '+44 7700 900000')).stdout).toMatch(/^removed 2 leads, /);
      expect(await namesLeft()).toEqual(['Sponsor']);
      const memberEmail = 'Mama@Example.com';
      await save({ kind: 'enrolment', fields: { name: 'Sponsor', memberEmail } });
      await save({ kind: 'contact', fields: { name: 'Bisi', email: 'ma@example.com' } });
      expect((await run('erase', 'mama@example.com')).stdout).toMatch(/^removed 1 leads, /);
      expect(await namesLeft()).toEqual(['Bisi', 'Sponsor']);
    });

    it('export the leads of that person only', async () => {
      await callBack('+2347000000000');
      await callBack('+2347000000001', 'Bisi');
      const { stdout, status } = await run('export', '0700 000 0000', '--format', 'jsonl');
      expect(status).toBe(0);
      const lines = stdout.trimEnd().split('\n');
      expect(lines.map((line) => (JSON.parse(line) as { fields: object }).fields)).toEqual([
        { name: 'Ada', phone: '+2347000000000', topic: 'plans' },
      ]);
    });
  });

  it('hear of a newsletter subscriber whose lead has been purged', async () => {
    await save({ kind: 'subscription', fields: { email: 'ada@example.com' } });
    await used.store.tables.deleteFrom('leads').execute();
    const { stderr, status } = await run('export', 'ada@example.com');
    expect(status).toBe(0);
    expect(stderr).toMatch(
      /^Store: .+\nNo leads, but a newsletter subscriber since 2026-11-21\.\n$/,
    );
    expect((await run('erase', 'ada@example.com')).stdout).toContain(
      ' 1 subscriptions, 1 mailings,',
    );
  });

  it.each([
    ['erase', 'nobody@example.com'],
    ['erase', '0700 000 0009'],
    ['export', '019aa5d0-0000-7000-8000-000000000000'],
  ])('who ask to %s %j are told which store holds no such person', async (command, who) => {
    const { stdout, stderr, status } = await run(command, who);
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toContain(`Nothing found for "${who}"`);
    expect(stderr).toContain(String(used.settings['DATA_DIR']));
  });

  it.each([
    [['erase'], 'erase needs an email address, a phone number, a reference or a lead id'],
    [['erase', 'ada'], '"ada" is not an email address, a phone number, a reference or a lead id'],
    [['erase', '0803', '123', '4567'], 'erase does not take "123": put spaces in quotes'],
    [['retry', '--dry-run'], "Unknown option '--dry-run'"],
    [['export', '0700'], '"0700" is not an email address'],
    [['list', '--since', '5'], '--since must be a date such as 2026-11-21'],
    [['list', '--kind', 'spam'], 'unknown kind "spam"'],
  ])('who ask for %j are told how to ask', async (args, message) => {
    const { stderr, status } = await run(...args);
    expect(status).toBe(1);
    expect(stderr).toMatch(new RegExp(`^(Store: .+\n)?npm run leads[^]*\n\n${message}.*\n$`));
  });
});

it.each([
  ['2026-11-21', 24, '2024-11-21'],
  ['2026-03-31', 1, '2026-02-28'],
  ['2024-02-29', 12, '2023-02-28'],
  ['2026-01-15', 2, '2025-11-15'],
])('on %s, %i months of retention go back to %s', (today, months, day) => {
  expect(new Date(purgeBefore(Date.parse(today), months)).toISOString()).toBe(
    `${day}T00:00:00.000Z`,
  );
});
