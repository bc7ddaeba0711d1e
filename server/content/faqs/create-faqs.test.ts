import { describe, expect, it } from 'vitest';
import { content, mistakeIn } from '../../../tests/support/content.ts';

const { groups } = content.NG.faqs;
const questions = groups.flatMap((group) => group.questions);

it('there are at least forty questions in eleven groups', () => {
  expect(groups.map(({ title }) => title)).toEqual([
    'Choosing',
    'Joining',
    'Paying',
    'Using care',
    'Hospitals',
    'Family changes',
    'Diaspora',
    'Social schemes',
    'Complaints',
    'Privacy',
    'Working with us',
  ]);
  expect(questions.length).toBeGreaterThanOrEqual(40);
});

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

it('prices are those of the price list, marked with what leads to them', () => {
  const { answer } = questions.find(({ id }) => id === 'what-does-it-cost') ?? { answer: '' };
  // content/plans/prices.yaml: 90,000 a year for an adult on Bronze.
  expect(answer).toContain(
    '<data value="who=me&amp;age=30&amp;plan=bronze&amp;currency=NGN">₦90,000</data>',
  );
});

describe('a mistake stops with file and reason', () => {
  it.each([
    ['id: can-i-cancel', 'id: paying', /groups\.2\.questions\.3\.id: paying is already used/],
    ['question: Can I pay in parts?', 'question: Parts', /question: must end with a question mark/],
    [/\{\{seniorAge\}\}/g, '{{eldestAge}}', /^faqs\.yaml:\d+: unknown placeholder/],
    [/(\{\{price who=me&age=)30(&plan=bronze\}\})/g, '$1130$2', /No price for/],
    ['words: fraud scam', 'wrods: fraud scam', /wrods: is not a key of this file/],
    ['    first: DG', '    first: UK', /groups\.6\.first: /],
  ])('"%s" becomes "%s"', async (from, to, complaint) => {
    expect(await mistakeIn('faqs.yaml', from, to)).toMatch(complaint);
  });
});
