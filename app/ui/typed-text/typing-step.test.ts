import { expect, it } from 'vitest';
import { nextTyping, wholePhrase, type Typing } from './typing-step.ts';

const phrases = ['ab', 'c'];

/** What shows, and for how long, through a whole round. */
function round(steps: number): string[] {
  const shown: string[] = [];
  let typing: Typing = wholePhrase(phrases, 0);
  for (let step = 0; step < steps; step += 1) {
    const { typing: next, afterMs } = nextTyping(phrases, typing);
    shown.push(`${phrases[typing.phrase]?.slice(0, typing.length)} ${afterMs} ms`);
    typing = next;
  }
  return shown;
}

it('types at 100 ms and erases at 20 ms a character, phrase after phrase, without end', () => {
  expect(round(9)).toEqual([
    'ab 2000 ms',
    'a 20 ms',
    ' 100 ms',
    'c 2000 ms',
    ' 100 ms',
    'a 100 ms',
    'ab 2000 ms',
    'a 20 ms',
    ' 100 ms',
  ]);
});
