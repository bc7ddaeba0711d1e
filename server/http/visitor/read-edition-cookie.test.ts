import { describe, expect, it } from 'vitest';
import { readEditionCookie } from './read-edition-cookie.ts';

describe('the choice in a Cookie header', () => {
  it.each([
    ['edition=NG', 'NG'],
    ['edition=DG', 'DG'],
    ['theme=dark; edition=DG', 'DG'],
    ['theme=dark;edition=DG;x=1', 'DG'],
    ['edition=NG ; x=1', 'NG'],
  ])('%s', (header, edition) => {
    expect(readEditionCookie(header)).toEqual({ edition, isInvalid: false });
  });

  it.each([undefined, '', 'theme=dark', 'myedition=NG', 'theme=edition=NG', 'edition'])(
    'is not there in %j',
    (header) => {
      expect(readEditionCookie(header)).toEqual({ edition: undefined, isInvalid: false });
    },
  );

  it.each(['edition=', 'edition=GB', 'edition=ng', 'edition="NG"', 'edition=%00', 'edition=NG,DG'])(
    'means nothing in %j',
    (header) => {
      expect(readEditionCookie(header)).toEqual({ edition: undefined, isInvalid: true });
    },
  );
});
