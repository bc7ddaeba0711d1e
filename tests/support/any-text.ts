import { constantFrom, integer, oneof, string } from 'fast-check';

/** Halves of characters too. The table of all, which "binary" makes first, takes ten seconds. */
const anyCodePoint = integer({ min: 0, max: 0x10_ff_ff }).map((code) => String.fromCodePoint(code));

/** Texts that nobody would write. */
export const anyText = oneof(
  string({ maxLength: 60, unit: anyCodePoint }),
  string({ maxLength: 60, unit: 'grapheme' }),
  constantFrom(
    '',
    '\0',
    '\ud800',
    '__proto__',
    '-0',
    '1e999',
    '9'.repeat(400),
    '<script>',
    '\'"`',
    '\u202e',
  ),
);
