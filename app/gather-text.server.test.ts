import { expect, it } from 'vitest';
import { gatherText } from './gather-text.server.ts';

it('puts bytes and texts together in their order, characters cut in two as well', async () => {
  const naira = Buffer.from('₦');
  const text = await new Promise<string>((resolve) => {
    const sink = gatherText(resolve);
    sink.write('A plan ');
    sink.write(new Uint8Array(Buffer.from('costs ')));
    sink.write(naira.subarray(0, 1));
    sink.write(naira.subarray(1));
    sink.end('90,000');
  });
  expect(text).toBe('A plan costs ₦90,000');
});
