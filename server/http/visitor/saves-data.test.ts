import { expect, it } from 'vitest';
import { requestFrom } from '../../../tests/support/request-from.ts';
import { savesData } from './saves-data.ts';

const peer = '203.0.113.7';

it.each([
  [{}, false],
  [{ 'save-data': 'on' }, true],
  [{ 'save-data': 'ON' }, true],
  [{ 'save-data': 'off' }, false],
  [{ cookie: 'data-saver=on' }, true],
  [{ cookie: 'edition=NG; data-saver=on; other=1' }, true],
  [{ cookie: 'data-saver=off', 'save-data': 'on' }, false],
  [{ cookie: 'data-saver=maybe', 'save-data': 'on' }, true],
  [{ cookie: 'not-data-saver=on' }, false],
])('%j saves data: %s', (headers, expected) => {
  expect(savesData(requestFrom(peer, headers))).toBe(expected);
});
