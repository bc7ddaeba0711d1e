import { expect, it } from 'vitest';
import matchers from '../../deploy/pull-requests/mistakes.json' with { type: 'json' };
import { mistakeIn } from '../../tests/support/content.ts';

it.each([
  ['plans/prices.yaml', 'gold: 255000', 'gold: 255k', 'adultYearlyNaira.gold: '],
  ['pages/terms.md', /^---\n/, '', 'must begin with front matter'],
])('a pull request shows a mistake in %s at its line', async (path, right, wrong, sentence) => {
  const said = `content/${await mistakeIn(path, right, wrong)}`;
  const patterns = matchers.problemMatcher.flatMap(({ pattern }) => pattern);
  const [, file, line, message] = new RegExp(patterns[0]?.regexp ?? '').exec(said) ?? [];
  expect([file, Number(line)]).toEqual([`content/${path}`, expect.any(Number)]);
  expect(message).toContain(sentence);
});
