import { expect, it } from 'vitest';
import { parseOpeningHours } from '#app/location/directory/opening-hours.ts';
import { lgas } from '#app/location/nigeria/lgas.ts';
import { readProviderContent } from '#server/content/providers/provider-content.ts';
import { makeSampleDirectory } from './sample-directory.ts';

const { sample } = await readProviderContent('content');
const facilities = makeSampleDirectory(sample);

it('has more than nine thousand facilities', () => {
  expect(facilities.length).toBeGreaterThanOrEqual(9000);
});

it('reaches all 774 local government areas', () => {
  expect(lgas).toHaveLength(774);
  const reached = new Set(facilities.map(({ lgaId }) => lgaId));
  expect(lgas.filter(({ id }) => !reached.has(id))).toEqual([]);
});

it('is the same every time', () => {
  expect(makeSampleDirectory(sample)).toEqual(facilities);
});

it('has each name and each id once', () => {
  expect(new Set(facilities.map(({ name }) => name)).size).toBe(facilities.length);
  expect(new Set(facilities.map(({ id }) => id)).size).toBe(facilities.length);
});

it('has no telephone number but the placeholder', () => {
  const phones = new Set(facilities.flatMap(({ phone }) => phone ?? []));
  expect([...phones]).toEqual(['0700 000 0000']);
});

it('lies within Nigeria, with hours that can be read', () => {
  for (const { place, opening } of facilities) {
    expect(place?.latitude).toBeGreaterThan(4);
    expect(place?.latitude).toBeLessThan(14);
    expect(opening === undefined || parseOpeningHours(opening) !== undefined).toBe(true);
  }
});

it('has enough names for a list three times as long', () => {
  const many = makeSampleDirectory(sample, 3);
  expect(many).toHaveLength(3 * facilities.length);
  expect(new Set(many.map(({ name }) => name)).size).toBe(many.length);
});
