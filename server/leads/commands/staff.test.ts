import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { moneyOf, timesOf } from '#app/kernel/money.ts';
import { aLead } from '../../../tests/support/a-lead.ts';
import { memoryOutput } from '../../../tests/support/memory-output.ts';
import {
  commandEnvironment,
  type StoreSettings,
} from '../../../tests/support/run-store-command.ts';
import { runLeads } from '../../../tests/support/run-leads.ts';
import { useStore } from '../../../tests/support/use-store.ts';
import { quoteRequest } from '../../../tests/support/quote-request.ts';
import { createLeadSaver } from '../save-leads.ts';
import { instalmentsOf, saveAttempt, saveOrder } from '#server/enrolment/order-rows.ts';
import { rowFor } from '#server/enrolment/start-attempt.ts';
import type { NewLead } from '#server/leads/insert-leads.ts';
import { purgeBefore } from './purge-doubt.ts';
import { erasePerson } from './erase-person.ts';
import { parsePerson, readLeads } from './read-leads.ts';
import type { Format } from '#server/staff-commands/write-rows.ts';
import { writeLeads } from './write-leads.ts';

const nowMs = Date.UTC(2026, 10, 21, 8);
const dayMs = 24 * 60 * 60 * 1000;

type Used = { readonly settings: StoreSettings };

const inOtherProcess = ({ settings }: Used, ...args: string[]) =>
  spawnSync('node_modules/.bin/node', ['server/leads/commands/leads-command.ts', ...args], {
    env: { ...commandEnvironment, ...settings },
    encoding: 'utf8',
  });

describe('staff', () => {
  const used = useStore('sqlite');
  const save = (changes: Partial<NewLead>, atMs = nowMs) =>
    createLeadSaver({
      store: used.store,
      targets: new Set(['subscription', 'staff-mail']),
      now: () => atMs,
    }).save(aLead(changes));
  const run = (...args: string[]) => runLeads(used, ...args);

  async function written(format: Format): Promise<string> {
    const output = memoryOutput();
    await writeLeads(readLeads(used.store, {}), { format, extent: 'all', output });
    return output.text();
  }

  it('list leads by kind and day, while the site has the store open', async () => {
    await save({ kind: 'contact', fields: { email: 'early@example.com' } }, nowMs - 2 * dayMs);
    await save({ kind: 'contact', fields: { email: 'right@example.com' } });
    await save({ kind: 'tips', fields: { email: 'other@example.com' } });
    const { stdout, status } = inOtherProcess(
      used,
      'list',
      '--kind',
      'contact',
      '--since',
      '2026-11-20',
      '--until',
      '2026-11-21',
    );
    expect(status).toBe(0);
    const [head, ...rows] = stdout.trimEnd().split('\n');
    expect(head).toBe(
      'id,kind,created,edition,page,email,deliveries,suspectedBot,name,phone,topic,time',
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatch(/,contact,2026-11-21T08:00:00\.000Z,NG,\/,right@example\.com,/);
    expect(rows[0]).toContain('staff-mail pending (0)');
  });

  it('export every lead as JSON lines, more of them than one page of the store holds', async () => {
    const emails = Array.from({ length: 2500 }, (_, at) => `p${at}@example.com`);
    const saver = createLeadSaver({ store: used.store, targets: new Set(), now: () => nowMs });
    await Promise.all(emails.map((email) => saver.save(aLead({ fields: { email } }))));
    const lines = (await written('jsonl')).trimEnd().split('\n');
    const exported = lines.map((line) => (JSON.parse(line) as { email: string }).email);
    expect(exported.toSorted()).toEqual(emails.toSorted());
  });

  it.each(['=HYPERLINK("http://evil.example")', '+234700', '-1', '@SUM(A1)', '\t=1'])(
    'get %j as text, not as a formula, in their spreadsheet',
    async (message) => {
      await save({ kind: 'contact', fields: { email: 'a@b.example', message } });
      const csv = await written('csv');
      expect(csv).toContain(`'${message.replaceAll('"', '""')}`);
    },
  );

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
      const person = parsePerson(' (0700) 000-0000 ');
      if (!person) throw new Error('not understood');
      await expect(erasePerson(used.store, person)).resolves.toMatchObject({
        leads: 2,
        deliveries: 2,
      });
      expect(await namesLeft()).toEqual(['Bisi', 'Chidi']);
      expect(await used.store.tables.selectFrom('deliveries').select('id').execute()).toHaveLength(
        2,
      );
    });

    it('erase by a number of another country, and by what a sponsor said of a member', async () => {
      await callBack('+447700900000', 'Efe');
      await save({
        kind: 'enrolment',
        fields: { name: 'Sponsor', phone: '+12025550100', memberPhone: '+447700900000' },
      });
      await callBack('+12025550100', 'Sponsor');
      expect((await run('erase', '+44 7700 900000')).stdout).toMatch(/^removed 2 leads, /);
      expect(await namesLeft()).toEqual(['Sponsor']);
    });

    it('erase by the email address that a sponsor gave for a member', async () => {
      await save({
        kind: 'enrolment',
        fields: { name: 'Sponsor', email: 'ada@example.com', memberEmail: 'Mama@Example.com' },
      });
      await save({ kind: 'contact', fields: { name: 'Bisi', email: 'ma@example.com' } });
      expect((await run('erase', 'mama@example.com')).stdout).toMatch(/^removed 1 leads, /);
      expect(await namesLeft()).toEqual(['Bisi']);
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

  it('erase one lead by its id, with its enrolment unless a payment was begun', async () => {
    const enrol = async (name: string) => {
      const { id } = await save({ kind: 'enrolment', fields: { name, phone: '+2347000000000' } });
      const each = moneyOf(2_295_000, 'NGN');
      const payment = { id: 'monthly', payments: 12, each, yearTotal: timesOf(each, 12) } as const;
      const request = quoteRequest('who=me&age=30');
      await saveOrder(used.store, { leadId: id, request, payment }, nowMs);
      const [instalment] = await instalmentsOf(used.store, id);
      if (!instalment) throw new Error('no schedule');
      return { id, instalment };
    };
    const quiet = await enrol('quiet');
    const paying = await enrol('paying');
    await saveAttempt(used.store, rowFor(paying.instalment, 'paystack', 1, nowMs));
    expect((await run('erase', quiet.id)).stdout).toBe(
      'removed 1 leads, 1 deliveries, 0 subscriptions, 0 mailings, 1 unpaid enrolments, 0 group members, 0 orders not sent\n',
    );
    expect((await run('erase', paying.id)).stdout).toBe(
      'removed 1 leads, 1 deliveries, 0 subscriptions, 0 mailings, 0 unpaid enrolments, 0 group members, 0 orders not sent\n',
    );
    const left = await used.store.tables.selectFrom('enrolments').select('id').execute();
    expect(left).toEqual([{ id: paying.id }]);
    expect(await instalmentsOf(used.store, quiet.id)).toEqual([]);
    const kept = await instalmentsOf(used.store, paying.id);
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
  ])(
    'who ask to %s %j, who is not there, are told so, and which store was searched',
    async (command, who) => {
      const { stdout, stderr, status } = await run(command, who);
      expect(status).toBe(1);
      expect(stdout).toBe('');
      expect(stderr).toContain(`Nothing found for "${who}"`);
      expect(stderr).toContain(String(used.settings['DATA_DIR']));
    },
  );
});

describe('staff', () => {
  const used = useStore('sqlite');

  it.each([
    [[], 'no command given'],
    [['steal'], 'unknown command "steal"'],
    [['erase'], 'erase needs an email address, a phone number, a reference or a lead id'],
    [['erase', 'ada'], '"ada" is not an email address, a phone number, a reference or a lead id'],
    [['erase', '0803', '123', '4567'], 'erase does not take "123": put spaces in quotes'],
    [['retry', '--dry-run'], "Unknown option '--dry-run'"],
    [['export', '0700'], '"0700" is not an email address'],
    [['list', '--since', 'soon'], '--since must be a date such as 2026-11-21'],
    [['list', '--since', '5'], '--since must be a date such as 2026-11-21'],
    [['list', '--kind', 'spam'], 'unknown kind "spam"'],
    [['list', '--format', 'xlsx'], '--format must be csv or jsonl'],
  ])('who ask for %j are told how to ask', async (args, message) => {
    const { stderr, status } = await runLeads(used, ...args);
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
