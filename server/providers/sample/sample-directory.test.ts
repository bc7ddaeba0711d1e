import { expect, it } from 'vitest';
import { distanceKm } from '#app/features/providers/directory/distance.ts';
import { parseOpeningHours } from '#app/features/providers/directory/opening-hours.ts';
import { lgas } from '#app/site/nigeria/lgas.ts';
import { readSource } from '#server/content/open-files.ts';
import { isInState } from '../../../tests/support/state-map.ts';
import { partnerFacilities } from '../load-index.ts';
import { getAreaCentre } from '../area-centre.ts';
import { makeSampleDirectory } from './sample-directory.ts';

const sample = await readSource('content', 'sample');
const partners = await readSource('content', 'partners');
const facilities = makeSampleDirectory(sample);

it('has as many places as pages claim: 10,000 in all, 9,000 without pharmacies', () => {
  expect(facilities.length).toBeGreaterThanOrEqual(10_000);
  const treating = facilities.filter(({ type }) => type !== 'pharmacy');
  expect(treating.length).toBeGreaterThanOrEqual(9000);
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

it('has hours that can be read', () => {
  for (const { opening } of facilities) {
    expect(opening === undefined || parseOpeningHours(opening) !== undefined).toBe(true);
  }
});

const listed = [...facilities, ...partnerFacilities(partners, '')];

it('has each facility, partners included, in its own state on the map', () => {
  const strays = listed.filter(({ stateId, place }) => !place || !isInState(stateId, place));
  expect(strays).toEqual([]);
});

it('has each facility within 25 km of the middle of its area', () => {
  const strays = listed.filter(({ lgaId, place }) => {
    return !lgaId || !place || distanceKm(place, getAreaCentre(lgaId)) > 25;
  });
  expect(strays).toEqual([]);
});

it.each([
  // From public maps: the town hall or secretariat, to a hundredth of a degree.
  ['lagos-ikeja', 6.6, 3.35],
  ['rivers-port-harcourt', 4.78, 7.01],
  ['kano-kano-municipal', 11.99, 8.52],
  ['oyo-ibadan-north', 7.41, 3.91],
  ['cross-river-calabar-municipal', 5.0, 8.34],
])('has facilities of %s around the town itself', (lgaId, latitude, longitude) => {
  const ofArea = facilities.filter((facility) => facility.lgaId === lgaId);
  const far = ofArea.filter(
    ({ place }) => !place || distanceKm(place, { latitude, longitude }) > 15,
  );
  expect(ofArea.length).toBeGreaterThan(0);
  expect(far).toEqual([]);
});
