import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readIdentity } from '#server/content/identity.ts';
import { catalogue } from '../../../tests/support/plan-catalogue.ts';
import { readFaqs } from './read-faqs.ts';

const identity = await readIdentity('content');
const faqs = await readFaqs('content', identity, catalogue);
const { groups } = faqs.page('NG');
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
  const abroad = faqs.page('DG').groups;
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
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'faqs-'));
    await cp('content/search', join(folder, 'search'), { recursive: true });
  });
  afterEach(() => rm(folder, { recursive: true }));

  it.each([
    ['id: can-i-cancel', 'id: paying', /groups\.2\.questions\.3\.id: paying is already used/],
    ['question: Can I pay in parts?', 'question: Parts', /question: must end with a question mark/],
    ['{{seniorAge}}', '{{eldestAge}}', /^faqs\.yaml:\d+: unknown placeholder/],
    ['{{price who=me&age=30&plan=bronze}}', '{{price who=me&age=130&plan=bronze}}', /No price for/],
    ['words: fraud scam', 'wrods: fraud scam', /wrods: is not a key of this file/],
    ['    first: DG', '    first: UK', /groups\.6\.first: /],
  ])('"%s" becomes "%s"', async (from, to, complaint) => {
    const text = await readFile('content/faqs.yaml', 'utf8');
    expect(text).toContain(from);
    await writeFile(join(folder, 'faqs.yaml'), text.replaceAll(from, to));
    const outcome = await readFaqs(folder, identity, catalogue).catch((error: unknown) => error);
    const message = outcome instanceof Error ? outcome.message : 'none';
    expect(message.replaceAll(`${folder}/`, '')).toMatch(complaint);
  });
});
