import { expect, it } from 'vitest';
import { content, mistakeIn } from '../../../tests/support/content.ts';

const NG = content.NG.medicines;
const medicines = NG.groups.flatMap((group) => group.medicines);
const find = (name: string) => medicines.find((medicine) => medicine.name === name);

it('there are at least 120 medicines of a named source, each with a short use', () => {
  expect(NG.source.name).toMatch(/^WHO Model List of Essential Medicines/);
  expect(medicines.length).toBeGreaterThanOrEqual(120);
  const wordy = medicines.filter(({ use }) => use.split(' ').length > 7);
  expect(wordy.map(({ name }) => name)).toEqual([]);
});

it('a group is in the order of the alphabet', () => {
  for (const { medicines: listed } of NG.groups) {
    const names = listed.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  }
});

it('who pays follows from the benefits of the plans, or is narrower', () => {
  // content/plans/benefits.yaml: all plans pay for medicines, Bronze not for long-term illness.
  expect(find('Amoxicillin')?.plans).toEqual(['bronze', 'silver', 'gold', 'platinum']);
  expect(find('Metformin')?.plans).toEqual(['silver', 'gold', 'platinum']);
  expect(find('Trastuzumab')?.plans).toEqual(['platinum']);
  expect(find('Clomifene')?.plans).toEqual([]);
});

it('a limit is that of the cover unless the medicine has its own', () => {
  expect(find('Paracetamol')?.limit).toBe('Up to 30 days’ supply');
  expect(find('Codeine')?.limit).toBe('Up to 7 days’ supply');
});

it.each([
  ['name: Artesunate\n', 'name: artemether\n', /:\d+: groups.*artemether is already used/],
  ['cover: hospital', 'cover: hospitals', /:\d+: groups.*there is no cover hospitals/],
  ['benefit: chronic', 'benefit: cronic', /has no benefit cronic/],
  ['plans: [platinum]', 'plans: [bronze]', /bronze does not have the benefit/],
])('a mistake stops with file and reason: "%s" becomes "%s"', async (from, to, complaint) => {
  expect(await mistakeIn('medicines.yaml', from, to)).toMatch(complaint);
});
