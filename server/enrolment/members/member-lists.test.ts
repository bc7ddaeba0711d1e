import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { OrdersUnavailableError } from '#app/features/buying/enrolment/payment/order-payments.ports.ts';
import type { Member } from '#app/features/buying/enrolment/members/member.ts';
import { parsePerson } from '#server/leads/commands/read-leads.ts';
import { erasePerson } from '#server/leads/commands/erase-person.ts';
import { purgeLeads } from '#server/leads/commands/purge-leads.ts';
import { createLeadSaver } from '#server/leads/save-leads.ts';
import { ada } from '../../../tests/support/ada-member.ts';
import { createMemoryLog } from '../../../tests/support/memory-log.ts';
import { useOrderBook } from '../../../tests/support/use-order-book.ts';
import { engines, useStore } from '../../../tests/support/use-store.ts';
import { createMemberLists } from './member-lists.ts';

const nowMs = Date.UTC(2026, 10, 21, 10);
const email = 'contact@company.example';

const member = (line: number, changes: Partial<Member> = {}): Member => {
  return { ...ada, line, firstName: `Ada ${line}`, number: `S-${line}`, ...changes };
};
const child = { relation: 'child', principal: 2, number: '', lgaId: 'lagos-ikeja' } as const;

describe.each(engines)('on %s, a group’s list', (engine) => {
  const used = useStore(engine);
  const { enrol: order, run } = useOrderBook(used);
  const saver = () => createLeadSaver({ store: used.store, targets: new Set(), now: () => nowMs });
  const lists = () =>
    createMemberLists({ ...used, saver: saver(), log: createMemoryLog().log, now: () => nowMs });
  const confirm = (enrolmentId: string, listId: string) =>
    lists().confirm({
      enrolmentId,
      listId,
      people: 80,
      enrolled: 60,
      counts: { people: 80, older: 0, children: 0 },
      plans: 'Silver 80',
      leftOut: 0,
      payment: undefined,
    });

  async function enrol() {
    const changes = {
      fields: { email, key: randomUUID() },
      query: 'who=staff&people=30&plan=silver',
    };
    return (await order('to be agreed', 'yearly', changes)).order;
  }

  const countRows = async () =>
    (await used.store.tables.selectFrom('group_members').select('line').execute()).length;

  it('is kept whole, and replaced as a whole', async () => {
    const { id, token } = await enrol();
    const many = Array.from({ length: 1200 }, (_, at) => member(at + 2));
    const members = [...many, member(1300, child)];
    await lists().replace(id, members, 3);
    const found = await lists().find(token);
    expect(found?.checked).toMatchObject({ leftOut: 3, savedAt: nowMs, members });
    await lists().replace(id, [member(2)], 0);
    expect((await lists().find(token))?.checked?.members).toEqual([member(2)]);
    expect(await countRows()).toBe(1);
  });

  it('takes the place of the confirmed one when confirmed, once', async () => {
    const { id, token } = await enrol();
    const first = await lists().replace(id, [member(2)], 0);
    expect(await confirm(id, first)).toBe(true);
    const second = await lists().replace(id, [member(2), member(3)], 0);
    expect((await lists().find(token))?.confirmed?.members).toHaveLength(1);
    expect(await confirm(id, first)).toBe(true);
    expect((await lists().find(token))?.checked?.id).toBe(second);
    expect(await confirm(id, second)).toBe(true);
    expect(await confirm(id, first)).toBe(false);
    const found = await lists().find(token);
    expect(found?.checked).toBeUndefined();
    expect(found?.confirmed?.id).toBe(second);
    expect(await countRows()).toBe(2);
  });

  it('of another enrolment cannot be confirmed', async () => {
    const { id } = await enrol();
    const other = await enrol();
    const list = await lists().replace(id, [member(2)], 0);
    expect(await confirm(other.id, list)).toBe(false);
  });

  it('is exported for staff once confirmed, safe to open in a spreadsheet', async () => {
    const { id } = await enrol();
    const kemi = member(3, { ...child, firstName: '=Kemi' });
    const list = await lists().replace(id, [member(2, { phone: '+2348031234567' }), kemi], 0);
    expect(await run('members', id)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('No members have been handed in for order') as string,
    });
    await confirm(id, list);
    expect((await run('members', id)).stdout).toBe(
      [
        'First name,Last name,Gender,Date of birth,Relation,Staff number,Dependant of,Grade or plan,Email,Phone,State,Local government area',
        "Ada 2,Example,female,1990-03-27,member,S-2,,silver,,'+2348031234567,Lagos,",
        "'=Kemi,Example,female,1990-03-27,child,,S-2,silver,,,Lagos,Ikeja",
        '',
      ].join('\n'),
    );
  });

  it('loses the row of a member who is erased by email or phone', async () => {
    const { id } = await enrol();
    const people = [
      member(2, { email: 'ada@mail.example' }),
      member(3, { phone: '+2348031234567' }),
      member(4),
    ];
    await lists().replace(id, people, 0);
    for (const who of ['Ada@mail.example', '0803 123 4567']) {
      const person = parsePerson(who);
      expect(person && (await erasePerson(used.store, person))).toMatchObject({
        leads: 0,
        members: 1,
      });
    }
    expect(await countRows()).toBe(1);
  });

  it('goes with the contact who is erased, and after the retention', async () => {
    const { id, token } = await enrol();
    await lists().replace(id, [member(2), member(3)], 0);
    const erased = await erasePerson(used.store, { kind: 'email', email });
    expect(erased).toMatchObject({ leads: 1, enrolments: 1, members: 2 });
    expect(await countRows()).toBe(0);
    expect(await lists().find(token)).toBeUndefined();

    const later = await enrol();
    await lists().replace(later.id, [member(2)], 0);
    await purgeLeads(used.store, nowMs + 1);
    expect(await countRows()).toBe(0);
    expect(await lists().find(later.token)).toBeUndefined();
  });

  it('that cannot be stored leaves the one before', async () => {
    const { id, token } = await enrol();
    await lists().replace(id, [member(2)], 0);
    const twice = [member(3), member(3)];
    await expect(lists().replace(id, twice, 0)).rejects.toThrow(OrdersUnavailableError);
    expect((await lists().find(token))?.checked?.members).toEqual([member(2)]);
  });
});
