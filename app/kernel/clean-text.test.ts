import { describe, expect, it } from 'vitest';
import { cleanLine, cleanSearch, cleanText } from './clean-text.ts';
import { parseDay } from './days.ts';
import { parseWholeNumber } from './numbers.ts';

it('keeps the joiners of words and emoji', () => {
  expect(cleanText('\u200Bمی\u200Cخواهم 👩\u200D⚕', 50)).toBe('می\u200Cخواهم 👩\u200D⚕');
});

describe('a text that is far longer than may be left', () => {
  const spaces = ' '.repeat(5001);

  it('is not cleaned, and stays too long for the rule that counts its letters', () => {
    expect(cleanText(`${spaces}x`, 500)).toBe(' '.repeat(501));
    expect(cleanLine(`${spaces}x`, 500)).toBe(' '.repeat(501));
  });

  it('is cleaned at ten times the length', () => {
    expect(cleanLine(`Ada${' '.repeat(4990)}Example`, 500)).toBe('Ada Example');
  });

  it('is cut when it is a search, which is never refused', () => {
    expect(cleanSearch(`  eye${spaces}care`, 500)).toBe('eye');
    expect(cleanSearch('  eye \t\u202E care', 5)).toBe('eye c');
  });

  it('is no day and no number, though it might be one when cleaned', () => {
    expect(parseDay(`27 3 1990${spaces}`)).toMatchObject({ kind: 'problem' });
    expect(parseWholeNumber(`34${spaces}`)).toEqual({ kind: 'unclear' });
  });
});
