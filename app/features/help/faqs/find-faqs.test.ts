import { expect, it } from 'vitest';
import { findFaqs } from './find-faqs.ts';

const faqs = [
  {
    id: 'newborn',
    question: 'How do I add a newborn?',
    plainAnswer: 'Within four weeks.',
    words: 'baby birth',
    alike: 'infant',
  },
  {
    id: 'parents',
    question: 'Can my parents join?',
    plainAnswer: 'Yes.',
    words: '',
    alike: 'mother',
  },
  {
    id: 'parts',
    question: 'Can I pay in parts?',
    plainAnswer: 'Monthly.',
    words: '',
    alike: 'baby',
  },
];

const ids = (text: string) => [...(findFaqs(faqs, text)?.ids ?? ['all'])];

it.each([
  ['newborn', ['newborn']],
  ['Baby', ['newborn']],
  ['weeks', ['newborn']],
  ['new', ['newborn']],
  ['parent', ['parents']],
  ['how do I pay', ['parts']],
  ['bàbý', ['newborn']],
  ['zebra', []],
  ['infants', ['newborn']],
  ['my mother', ['parents']],
])('"%s" finds %j', (text, found) => {
  expect(ids(text)).toEqual(found);
});

it.each(['', '   ', '?!'])('"%s" asks for nothing, so all are shown', (text) => {
  expect(ids(text)).toEqual(['all']);
});

it('looks for common words where there are no others', () => {
  expect(ids('can')).toEqual(['parents', 'parts']);
});

it('says so when a question has some of the words only', () => {
  expect(findFaqs(faqs, 'add a zebra')).toEqual({ ids: new Set(['newborn']), isPartial: true });
  expect(findFaqs(faqs, 'add newborn')?.isPartial).toBe(false);
});

it('reads no further than a question is long', () => {
  expect(ids(`${'x '.repeat(2000)}newborn`)).toEqual([]);
});
