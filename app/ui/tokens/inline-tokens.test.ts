import { expect, it } from 'vitest';
import { inlineTokens } from './inline-tokens.ts';
import { palette } from './palette.ts';

/** Passes a declaration through the plugin; undefined where it has been taken out. */
function pass(prop: string, value: string, options: { isBuild: boolean }): string | undefined {
  let isThere = true;
  const declaration = { prop, value, remove: () => (isThere = false) };
  inlineTokens(options).Declaration(declaration);
  return isThere ? declaration.value : undefined;
}

it('writes a colour of the palette where its name stands', () => {
  const shadow = '0 1px 2px var(--palette-ink)';
  expect(pass('--shadow-1', shadow, { isBuild: false })).toBe(`0 1px 2px ${palette.ink}`);
});

it('refuses a colour that the palette does not have', () => {
  expect(() => pass('--text', 'var(--palette-pink)', { isBuild: false })).toThrow(
    'The palette has no pink',
  );
});

it('keeps tokens as they are while somebody works on them', () => {
  expect(pass('padding', 'var(--space-4)', { isBuild: false })).toBe('var(--space-4)');
});

it('writes out, for a built site, tokens that never change', () => {
  expect(pass('padding', 'var(--space-4) var(--gutter)', { isBuild: true })).toBe(
    '1rem var(--gutter)',
  );
  expect(pass('--space-4', '1rem', { isBuild: true })).toBeUndefined();
});

it('keeps tokens that the dark scheme or narrow screens change', () => {
  expect(pass('color', 'var(--text)', { isBuild: true })).toBe('var(--text)');
  expect(pass('height', 'var(--nav-height)', { isBuild: true })).toBe('var(--nav-height)');
});

it('refuses another value for a token that has been written out elsewhere', () => {
  expect(() => pass('--space-4', '2rem', { isBuild: true })).toThrow('--space-4 has one value');
});
