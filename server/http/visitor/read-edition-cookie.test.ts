import { describe, expect, it } from 'vitest';
import { requestFrom } from '../../../tests/support/request-from.ts';
import { readEditionCookie } from './read-edition-cookie.ts';

const requestWith = (cookie: string | undefined) =>
  requestFrom('203.0.113.7', cookie === undefined ? {} : { cookie });

describe('the choice in a Cookie header', () => {
  it.each([
    ['edition=NG', 'NG'],
    ['edition=DG', 'DG'],
    ['theme=dark; edition=DG', 'DG'],
    ['theme=dark;edition=DG;x=1', 'DG'],
    ['edition=NG ; x=1', 'NG'],
  ])('%s', (header, edition) => {
    expect(readEditionCookie(requestWith(header))).toEqual({ edition, isInvalid: false });
  });

  it.each([undefined, '', 'theme=dark', 'myedition=NG', 'theme=edition=NG', 'edition'])(
    'is not there in %j',
    (header) => {
      expect(readEditionCookie(requestWith(header))).toEqual({
        edition: undefined,
        isInvalid: false,
      });
    },
  );

  it.each(['edition=', 'edition=GB', 'edition=ng', 'edition="NG"', 'edition=%00', 'edition=NG,DG'])(
    'means nothing in %j',
    (header) => {
      expect(readEditionCookie(requestWith(header))).toEqual({
        edition: undefined,
        isInvalid: true,
      });
    },
  );
});
