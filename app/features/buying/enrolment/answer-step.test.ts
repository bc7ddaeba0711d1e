import { expect, it } from 'vitest';
import { catalogue } from '../../../../tests/support/plan-catalogue.ts';
import { answerStep } from './answer-step.server.ts';
import { OrdersUnavailableError } from './payment/order-payments.ports.ts';

const away = () => Promise.reject(new OrdersUnavailableError());
const fields = { who: 'me', name: 'Ada Example', email: 'ada@mail.example' };

it('a step that cannot be kept comes back with all that was typed in it', async () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, name: 'Ada Newname' })) {
    form.set(name, value);
  }
  const answer = await answerStep({
    checkout: {
      catalogue,
      directory: { search: away, find: away } as never,
      tier: 'gold',
      canMail: false,
      edition: 'NG',
      today: '2026-11-29',
      startWithin: '1 working day',
      contract: { version: '2026-11', note: '' },
    },
    drafts: {
      isKnown: away,
      find: () => Promise.resolve({ kind: 'open', fields }),
      save: away,
      take: away,
      close: away,
    },
    key: 'known',
    form,
    parameters: new URLSearchParams({ step: 'people' }),
    intake: { save: away },
    payments: {} as never,
  });
  expect(answer).toMatchObject({
    kind: 'view',
    status: 503,
    view: { step: 'people', draft: { name: 'Ada Newname' }, saveFailure: { kind: 'unavailable' } },
  });
  expect(answer.key).toBeUndefined();
});
