import { describe, expect, it } from 'vitest';
import { parseClaim } from './parse-claim.ts';

describe('a claim of the identity file', () => {
  it('is a number and what follows it', () => {
    expect(parseClaim('300,000+')).toEqual({ end: 300_000, suffix: '+' });
    expect(parseClaim('9,000 and more')).toEqual({ end: 9000, suffix: ' and more' });
  });

  it('is refused when it does not begin with a number', () => {
    expect(() => parseClaim('many')).toThrow('"many" does not begin with a number');
  });
});
