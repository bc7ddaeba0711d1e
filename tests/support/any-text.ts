import { constantFrom, oneof, string } from 'fast-check';

/** Texts that nobody would write. */
export const anyText = oneof(
  string({ maxLength: 60, unit: 'binary' }),
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
