import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fileForms, readChoices } from './editor-config.ts';
import { formOfPath, labelOfPath } from './form-data.ts';
import { placeMistake } from './place-mistake.ts';

const forms = fileForms(await readChoices('content'));

/** Where the form of a file shows a mistake, by a text on its line or by its keys. */
function placeOf(file: string, at: string | readonly (string | number)[]) {
  const form = formOfPath(forms, file);
  if (!form) throw new Error(`${file} has no form`);
  const text = readFileSync(file, 'utf8');
  const line =
    text.split('\n').findIndex((each) => typeof at === 'string' && each.includes(at)) + 1;
  const place = typeof at === 'string' ? { line, path: [] } : { line: undefined, path: at };
  return placeMistake(form, text, place);
}

it.each([
  [
    'a key',
    'content/faqs.yaml',
    ['groups', 0, 'questions', 1, 'answer'],
    'groups.0.questions.1.answer',
  ],
  [
    'a line of a text',
    'content/faqs.yaml',
    'our lowest-priced plan',
    'groups.0.questions.1.answer',
  ],
  ['a line of front matter', 'content/pages/terms.md', 'description: ', 'description'],
  ['a line below front matter', 'content/pages/privacy.md', '## Who is responsible', 'body'],
  ['an item of a list', 'content/plans/cover.yaml', 'Fertility treatment', 'exclusions.1'],
  [
    'a key that a form shows as an entry',
    'content/search/keywords.yaml',
    ['both', '/plans/bronze', 2],
    'both.2.value.2',
  ],
  ['a key of a file that is one list', 'content/search/synonyms.yaml', ['rate'], 'items.1.value'],
  [
    'a detail of a benefit',
    'content/plans/benefits.yaml',
    ['groups', 0, 'benefits', 0, 'gold', 'limitNaira'],
    'groups.0.benefits.0.gold.limitNaira',
  ],
  ['nothing, for a rule about the whole file', 'content/faqs.yaml', [], ''],
])('a mistake is shown at %s', (_what, file, at, field) => {
  expect(placeOf(file, at).join('.')).toBe(field);
});

it('a field is named as its form names it', () => {
  const fields = forms['content/faqs.yaml']?.fields ?? [];
  const path = ['groups', 0, 'questions', 1, 'answer'];
  expect(labelOfPath(fields, path)).toBe('Group 1, Question 2, Answer');
});
