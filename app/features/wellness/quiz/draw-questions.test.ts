import { assert, double, infiniteStream, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawQuestions } from './draw-questions.ts';

/** Twelve themes with nine questions each; the tip names the theme. */
const themes = Array.from({ length: 12 }, (_none, theme) => ({
  name: `Theme ${theme}`,
  tip: `Tip ${theme}`,
  questions: Array.from({ length: 9 }, (_nothing, index) => ({
    id: theme * 9 + index + 1,
    text: `Question ${theme * 9 + index + 1}?`,
  })),
}));

describe('a quiz', () => {
  it('is five questions of five different themes, whatever chance says', () => {
    const chances = infiniteStream(double({ min: 0, max: 1, maxExcluded: true, noNaN: true }));
    assert(
      property(chances, (stream) => {
        const drawn = drawQuestions({ themes }, () => stream.next().value ?? 0);
        expect(drawn).toHaveLength(5);
        expect(new Set(drawn.map(({ tip }) => tip)).size).toBe(5);
        for (const { id, tip } of drawn) expect(tip).toBe(`Tip ${Math.floor((id - 1) / 9)}`);
      }),
    );
  });

  it('can hold every question of the bank', () => {
    const seen = new Set<number>();
    for (let turn = 0; turn < 2000; turn += 1) {
      for (const { id } of drawQuestions({ themes })) seen.add(id);
    }
    expect(seen.size).toBe(108);
  });
});
