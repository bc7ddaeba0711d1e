import { expect, it } from 'vitest';
import { ada } from '../../../../../tests/support/ada-member.ts';
import { formOf } from '../../../../../tests/support/form-of.ts';
import { catalogue } from '../../../../../tests/support/plan-catalogue.ts';
import { quoteRequest } from '../../../../../tests/support/quote-request.ts';
import { moneyOf } from '#app/kernel/money.ts';
import type { Confirmation, ListedEnrolment, MemberLists } from './member-lists.ports.ts';
import { answerMembers } from './answer-members.server.ts';

// She is in the next age band from 21 November 2026 on.
const member = { ...ada, birth: '1980-11-21' };
const { party, ...request } = quoteRequest('who=staff&people=5&plan=silver&currency=NGN');
const enrolment: ListedEnrolment = {
  id: 'order',
  token: 'token',
  reference: '5E2EBBDD',
  request: { ...request, party, buyer: party.buyer },
  isCancelled: false,
  startDay: undefined,
  price: moneyOf(100, 'NGN'),
  paid: moneyOf(0, 'NGN'),
  change: undefined,
  checked: { id: 'list', leftOut: 0, savedAt: 0, members: Array.from({ length: 5 }, () => member) },
  confirmed: undefined,
};

it('a list is confirmed at no other price than its page showed', async () => {
  const confirmed: Confirmation[] = [];
  const lists: MemberLists = {
    find: async () => enrolment,
    read: async () => ({ rows: [], problems: [] }),
    check: async () => ({ members: [], problems: [], rejected: [] }),
    replace: async () => '',
    confirm: async (one) => confirmed.push(one) > 0,
  };
  const url = new URL('https://health.example/checkout/members?request=token');
  const answerOn = async (today: string, seen?: string) => {
    const fields = { go: 'confirm', list: 'list', consent: 'members-told-1', seen: seen ?? '' };
    const form = formOf(fields);
    const post = seen === undefined ? {} : { sent: { form, retryAfterSeconds: undefined } };
    return answerMembers({ url, catalogue, today, lists, ...post });
  };
  const seenOn = async (today: string) => {
    const answer = await answerOn(today);
    const list = answer.kind === 'view' && answer.view.kind === 'list' && answer.view.checked;
    return list ? list.seen : '';
  };

  const before = await seenOn('2026-11-20');
  const after = await answerOn('2026-11-21', before);
  expect(after).toMatchObject({ status: 409, view: { form: { notice: { kind: 'repriced' } } } });
  expect(confirmed).toEqual([]);
  expect(await answerOn('2026-11-21', await seenOn('2026-11-21'))).toMatchObject({ kind: 'saved' });
  expect(confirmed).toMatchObject([{ payment: { yearTotal: { currency: 'NGN' } } }]);
});
