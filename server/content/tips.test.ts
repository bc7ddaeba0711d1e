import { describe, expect, it } from 'vitest';
import { content } from '../../tests/support/content.ts';
import {
  parseTipsProfile,
  tipResults,
  tipThemes,
} from '#app/features/wellness/tips/tips-profile.ts';

const { tips: bank } = content.NG;

describe('the tips', () => {
  it('fit the result of the tool', () => {
    for (const result of Object.keys(tipResults)) {
      const [tip, ...others] = bank.pick(parseTipsProfile(result, []));
      expect(others).toEqual([]);
      expect(tip?.title).toBe(tipResults[result as keyof typeof tipResults]);
      expect(tip?.source.url).toMatch(/^https:/);
    }
  });

  it('cover every theme that a visitor can choose, one tip each', () => {
    const tips = bank.pick(parseTipsProfile(undefined, Object.keys(tipThemes)));
    expect(tips.map(({ title }) => title)).toEqual(Object.values(tipThemes));
  });

  it('of a theme differ with the result', () => {
    const foodFor = (result: string) =>
      bank.pick(parseTipsProfile(result, ['food'])).find(({ title }) => title === 'Food')?.text;
    expect(foodFor('bmi-underweight')).toContain('groundnut');
    expect(foodFor('bmi-obese')).toContain('vegetables');
    expect(foodFor('symptoms-flu-like')).toBe(foodFor('bmi-normal'));
  });
});
