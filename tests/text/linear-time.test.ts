import { describe, expect, it } from 'vitest';
import { isLong } from '../support/long-run.ts';
import { cleaners } from './cleaners.ts';
import { findExpressions, literalsOf } from './expressions.ts';
import { findGrowth, growthInWords, oneLength } from './growth.ts';
import { repeatedIn, tails, worstText, type WorstText } from './worst-texts.ts';

type Work = (text: string) => unknown;

/** The first text on which doubling more than triples the work, with the times of both. */
async function findWorst(
  work: Work,
  texts: readonly WorstText[],
  lengths?: readonly number[],
): Promise<string | undefined> {
  for (const { name, of } of texts) {
    const growth = await findGrowth(work, of, lengths);
    if (growth) return `${name}: ${growthInWords(growth)}`;
  }
  return undefined;
}

let runs = 0;

/** A text that was never read before: some readers remember what they have made. */
function unread({ name, of }: WorstText): WorstText {
  return { name, of: (length) => `${of(length)}${(runs += 1)}` };
}

/** Reads a text, or refuses it in any way. */
function tried(read: Work): Work {
  return (text) => {
    try {
      const result = read(text);
      return result instanceof Promise ? result.catch(() => undefined) : result;
    } catch {
      return undefined;
    }
  };
}

function useOf(expression: RegExp): Work {
  return (text) => (expression.global ? text.replace(expression, '') : expression.exec(text));
}

function textsOf(parts: readonly string[]): readonly WorstText[] {
  return parts.map((part) => worstText(part));
}

/** What every expression is tried with, and what it asks for itself. */
function textsFor(expression: RegExp): readonly WorstText[] {
  const own = literalsOf(expression);
  const parts = [...repeatedIn.common, ...own];
  return tails.flatMap((tail) =>
    parts
      .map((part) => worstText(part, '', tail))
      .concat(own.map((part) => worstText(part, own[0], tail))),
  );
}

describe('the work on a text grows no faster than the text', () => {
  // What editors write is read once, and takes its parsers longer than all else.
  const measured = cleaners.filter(({ what }) => isLong || !what.endsWith('of editors'));
  describe.each(measured)('among $what:', ({ parts, readers }) => {
    it.each(Object.entries(readers))('%s', async (_name, read) => {
      const lengths = isLong ? undefined : oneLength;
      expect(await findWorst(tried(read), textsOf(parts).map(unread), lengths)).toBeUndefined();
    });
  });
});

// What reads texts from outside is measured above, with the expressions in it.
describe('each expression by itself,', { tags: ['long'] }, () => {
  const expressions = isLong ? findExpressions() : [];
  const written = expressions.flatMap(({ file, expression }) =>
    expression ? [[file, expression] as const] : [],
  );
  it.each(written)('in %s: %s, does work in proportion to its text', async (_file, expression) => {
    expect(await findWorst(useOf(expression), textsFor(expression))).toBeUndefined();
  });

  it('where it is built at run time, is measured with its reader above', () => {
    const built = expressions.filter(({ expression }) => expression === undefined);
    expect(built.map(({ file }) => file)).toEqual([
      // Of our own words, over texts of editors that the site checks when it is built.
      'app/leads/mails.schema.ts',
      // readEditionCookie, wantsDataSaver
      'server/http/visitor/cookies.ts',
      // Of one class and one length.
      'server/settings.ts',
    ]);
  });
});

// Beside other programs it takes many runs to tell.
describe('this measure', { tags: ['long'] }, () => {
  it('finds an expression that tries a space again from each of many', () =>
    expectFound(' ', /[^\S\n]+$/gm));
  it('finds one that tries a slash so', () => expectFound('/', /\/+$/));

  async function expectFound(part: string, expression: RegExp): Promise<void> {
    const text = worstText(part, '', '!');
    expect(await findWorst(useOf(expression), [text])).toBeDefined();
  }
});
