import { describe, expect, it } from 'vitest';
import { content } from '../../tests/support/content.ts';
import { openMedicines } from './find-medicines.ts';

const medicines = openMedicines(content.NG.medicines, content.synonyms);
const first = (words: string) => medicines.find(words).medicines[0]?.name;

describe('a medicine is found', () => {
  it.each([
    ['Amoxicillin', 'Amoxicillin'],
    ['Augmentin', 'Amoxicillin + clavulanic acid'],
    ['GLUCOPHAGE tablets', 'Metformin'],
    ['emzor paracetamol', 'Paracetamol'],
    ['ventolin inhaler', 'Salbutamol'],
    ['amox', 'Amoxicillin'],
    ['amoxicilin', 'Amoxicillin'],
    ['metformine', 'Metformin'],
    ['cipprofloxacin', 'Ciprofloxacin'],
  ])('by a generic name or brand, also spelt wrongly: "%s"', (words, name) => {
    expect(first(words)).toBe(name);
  });

  it.each([
    ['high blood pressure', 'Amlodipine'],
    ['hypertension', 'Losartan'],
    ['sickle cell', 'Hydroxycarbamide (hydroxyurea)'],
  ])('by what it is for: "%s"', (words, name) => {
    expect(medicines.find(words).medicines.map((medicine) => medicine.name)).toContain(name);
  });
});

it.each(['xyzzy', 'ozempic', '', '?'])('"%s" finds nothing', (words) => {
  expect(medicines.find(words).medicines).toEqual([]);
});

it.each([
  ['amoxicillin', true],
  ['hypertension', true],
  ['amoxicilin', false],
  ['prednisone', false],
])('says whether "%s" is spelt like what is found', (words, isExact) => {
  expect(medicines.find(words).isExact).toBe(isExact);
});
