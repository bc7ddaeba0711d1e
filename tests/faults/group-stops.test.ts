import { expect, it } from 'vitest';
import { stopWhileBusy } from '../support/stop-while-busy.ts';

const stops = 20;
const kinds = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
const orders = [
  ['SIGTERM'],
  ['SIGINT', 'SIGINT'],
  ['SIGHUP', 'SIGTERM'],
  ['SIGTERM', 'SIGHUP', 'SIGINT'],
  Array.from({ length: 20 }, (_, at) => kinds[at % kinds.length] ?? 'SIGTERM'),
] as const satisfies readonly NodeJS.Signals[][];

it('twenty stops of the whole group, in the middle of requests and deliveries, cut nobody off', async () => {
  let answered = 0;
  for (let stop = 0; stop < stops; stop += 1) {
    const signals = orders[stop % orders.length] ?? [];
    const { code, statuses, messages } = await stopWhileBusy(signals);
    expect({ signals, code, statuses }).toEqual({ signals, code: 0, statuses: Array(4).fill(202) });
    expect(messages).toContain('delivered');
    expect(messages.filter((message) => message === 'stopping')).toHaveLength(1);
    answered += statuses.length;
  }
  process.stdout.write(`Group stops: ${answered} of ${stops * 4} begun requests answered\n`);
});
