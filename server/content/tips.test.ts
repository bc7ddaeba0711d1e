import { describe, expect, it } from 'vitest';
import { readTips } from './wellness.ts';
import {
  parseTipsProfile,
  tipResults,
  tipThemes,
} from '#app/features/wellness/tips/tips-profile.ts';

describe('the tips', () => {
  it('fit the result of the tool', async () => {
    const bank = await readTips('content');
    for (const result of Object.keys(tipResults)) {
      const [tip, ...others] = bank.pick(parseTipsProfile(result, []));
      expect(others).toEqual([]);
      expect(tip?.title).toBe(tipResults[result as keyof typeof tipResults]);
      expect(tip?.source.url).toMatch(/^https:/);
    }
  });

  it('cover every theme that a visitor can choose, one tip each', async () => {
    const bank = await readTips('content');
    const tips = bank.pick(parseTipsProfile(undefined, Object.keys(tipThemes)));
    expect(tips.map(({ title }) => title)).toEqual(Object.values(tipThemes));
  });

  it('of a theme differ with the result', async () => {
    const bank = await readTips('content');
    const foodFor = (result: string) =>
      bank.pick(parseTipsProfile(result, ['food'])).find(({ title }) => title === 'Food')?.text;
    expect(foodFor('bmi-underweight')).toContain('groundnut');
    expect(foodFor('bmi-obese')).toContain('vegetables');
    expect(foodFor('symptoms-flu-like')).toBe(foodFor('bmi-normal'));
  });

  it('are none where nothing was chosen', async () => {
    expect((await readTips('content')).pick(parseTipsProfile(undefined, []))).toEqual([]);
  });
});
