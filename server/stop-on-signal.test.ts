import { expect, it } from 'vitest';
import { stopWhileBusy } from '../tests/support/stop-while-busy.ts';

it('twenty signals to the whole group are one stop: what had begun is answered and delivered', async () => {
  const kinds = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
  const signals = Array.from({ length: 20 }, (_, at) => kinds[at % kinds.length] ?? 'SIGTERM');
  const { code, statuses, messages } = await stopWhileBusy(signals);
  expect(statuses).toEqual([202, 202, 202, 202]);
  expect(code).toBe(0);
  expect(messages.filter((message) => message === 'stopping')).toHaveLength(1);
  expect(messages).toContain('delivered');
});
