import { expect, it } from 'vitest';
import { formOf } from '../../../../tests/support/form-of.ts';
import { careTexts } from './care-texts.ts';
import {
  checkSymptoms,
  describeSelection,
  parseSelection,
  symptoms,
  type Finding,
  type SymptomName,
} from './check-symptoms.ts';

const names = symptoms.map(({ name }) => name);

/** Every combination of the seven boxes. */
const combinations = Array.from({ length: 2 ** names.length }, (_none, bits) =>
  names.filter((_name, index) => (bits >> index) % 2 === 1),
);

/** The rules once more, as the specification words them. */
function expectedFor(ticked: ReadonlySet<SymptomName>): Finding | 'none-selected' {
  const has = (...wanted: SymptomName[]) => wanted.every((name) => ticked.has(name));
  if (ticked.size === 0) return 'none-selected';
  if (has('fever') && has('cough') && has('shortnessOfBreath')) return 'urgent';
  if (has('fever') && has('soreThroat') && has('fatigue')) return 'flu-like';
  if (has('nausea') && has('headache') && has('fatigue')) return 'dehydration';
  return 'non-urgent';
}

it.each(combinations.map((selection) => [selection.join(' ') || 'none', selection] as const))(
  'the rules apply in their order to each of 128 combinations: %s',
  (_words, selection) => {
    const outcome = checkSymptoms(selection);
    const found = outcome.kind === 'result' ? outcome.finding : outcome.kind;
    expect(found).toBe(expectedFor(new Set(selection)));
  },
);

it('reads the ticked boxes of a form, and nothing else in it', () => {
  const form = formOf({ nausea: 'on', fever: 'on', tool: 'symptoms', sneezing: 'on' });
  expect(parseSelection(form)).toEqual(['fever', 'nausea']);
});

it('says what was ticked in words', () => {
  expect(describeSelection(['fever', 'shortnessOfBreath'])).toBe('Fever, shortness of breath');
});

it('the words ask to contact a provider if flu-like symptoms persist, and give no all-clear', () => {
  expect(careTexts['flu-like'].steps.join(' ')).toMatch(/See a doctor or nurse if it lasts/);
  expect(careTexts['non-urgent'].steps.join(' ')).toMatch(/You could still be ill/);
});
