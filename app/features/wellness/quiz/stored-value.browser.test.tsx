import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findStoredValue, storeValue } from './quiz-status.ts';

const name = 'test-value';
const oneHourMs = 60 * 60 * 1000;
let day = 0;

beforeEach(() => {
  day += 1;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, day) });
});

afterEach(() => {
  // Some tests forbid storing.
  vi.restoreAllMocks();
  localStorage.clear();
});

test('a value counts for an hour when nothing else is said, and is removed when read later', () => {
  storeValue(name, 'submitted');
  vi.setSystemTime(Date.now() + oneHourMs - 1);
  expect(findStoredValue(name)).toBe('submitted');
  vi.setSystemTime(Date.now() + 1);
  expect(localStorage.getItem(name)).not.toBeNull();
  expect(findStoredValue(name)).toBeUndefined();
  expect(localStorage.getItem(name)).toBeNull();
});

test.each([
  'nonsense',
  '',
  '\0',
  '7',
  '"text"',
  'null',
  '[]',
  '{"value":1}',
  '{"value":1,"expiry":"soon"}',
  '{"value":1,"expiry":null}',
  '{"value":1,"expiry":[9e99]}',
  '{"value":1,"expiry":-9e99}',
  '{"__proto__":{"value":1,"expiry":9e99}}',
  '['.repeat(100_000),
])('what is no stored value is removed: %.50s', (text) => {
  localStorage.setItem(name, text);
  expect(findStoredValue(name)).toBeUndefined();
  expect(localStorage.getItem(name)).toBeNull();
});

describe('for this visit a value counts', () => {
  function fail(): never {
    throw new DOMException('no', 'QuotaExceededError');
  }

  test('although the storage is full', () => {
    storeValue(name, 'old');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(fail);
    storeValue(name, 'new');
    expect(findStoredValue(name)).toBe('new');
    vi.setSystemTime(Date.now() + oneHourMs);
    expect(findStoredValue(name)).toBeUndefined();
  });

  test('although the browser forbids storing', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(fail);
    storeValue(name, 'new');
    expect(findStoredValue(name)).toBe('new');
    expect(findStoredValue('another')).toBeUndefined();
    vi.setSystemTime(Date.now() + oneHourMs);
    expect(findStoredValue(name)).toBeUndefined();
  });

  test('until storing works again', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(fail);
    storeValue(name, 'new');
    full.mockRestore();
    storeValue(name, 'newest');
    expect(localStorage.getItem(name)).toContain('newest');
    expect(findStoredValue(name)).toBe('newest');
  });
});
