import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
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

it('who pays from abroad reads in which ways, as the page after the order offers them', () => {
  const faq = questions.find(({ id }) => id === 'how-do-i-pay-from-abroad');
  expect(faq?.answer).toMatch(/By card or with PayPal, on the page that follows your order/);
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

it('every link to a question, from texts and from code, finds it', async () => {
  const anchors = new Set([...groups, ...questions].map(({ id }) => id));
  const files = (
    await Promise.all(
      ['content', 'app'].map(async (folder) =>
        (await readdir(folder, { recursive: true })).map((name) => join(folder, name)),
      ),
    )
  ).flat();
  const texts = await Promise.all(
    files
      .filter((name) => /(?<!\.test)\.(md|yaml|tsx?)$/.test(name))
      .map((name) => readFile(name, 'utf8')),
  );
  const linked = texts.flatMap((text) =>
    [...text.matchAll(/\/faqs#([a-z0-9-]+)/g)].map(([, anchor = '']) => anchor),
  );
  expect(linked.length).toBeGreaterThan(4);
  expect(linked.filter((anchor) => !anchors.has(anchor))).toEqual([]);
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
