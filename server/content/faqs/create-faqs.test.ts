import { expect, it } from 'vitest';
import { content, mistakeIn } from '../../../tests/support/content.ts';

const { groups } = content.NG.faqs;
const questions = groups.flatMap((group) => group.questions);

it('visitors abroad see first what concerns them, and all the rest after it', () => {
  const abroad = content.DG.faqs.groups;
  expect(abroad[0]?.title).toBe('Diaspora');
  expect(abroad.map(({ id }) => id).toSorted()).toEqual(groups.map(({ id }) => id).toSorted());
});

it('answers are short, finished, and open other sites in a new tab', () => {
  for (const { id, answer } of questions) {
    expect(answer, id).not.toContain('{{');
    const words = answer
      .replace(/<[^>]*>/g, ' ')
      .trim()
      .split(/\s+/);
    expect(words.length, id).toBeLessThan(80);
    if (answer.includes('https:')) expect(answer, id).toMatch(/target="_blank" rel="noopener"/);
  }
});

it.each([
  ['id: can-i-cancel', 'id: paying', /groups\.2\.questions\.3\.id: paying is already used/],
  ['question: Can I pay in parts?', 'question: Parts', /question: must end with a question mark/],
  [/(\{\{price who=me&age=)30(&plan=bronze\}\})/g, '$1130$2', /No price for/],
])('a mistake stops with file and reason: "%s" becomes "%s"', async (from, to, complaint) => {
  expect(await mistakeIn('faqs.yaml', from, to)).toMatch(complaint);
});
