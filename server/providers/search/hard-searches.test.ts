import { beforeAll, describe, expect, it } from 'vitest';
import type { FacilityType } from '#app/features/providers/directory/facility-types.ts';
import type { FacilitySummary } from '#app/features/providers/directory/facility.types.ts';
import { readSource } from '#server/content/open-files.ts';
import { openSearch } from '../../../tests/support/sample-index.ts';
import { partnerFacilities, withPartners } from '../load-index.ts';
import { makeSampleDirectory } from '../sample/sample-directory.ts';

interface Wanted {
  readonly name?: string;
  readonly type?: FacilityType;
  readonly lga?: RegExp;
  readonly state?: string;
  readonly hours?: string;
  readonly speciality?: string;
}

/** What visitors type, and what the first result must be. */
const searches: readonly (readonly [typed: string, first: Wanted])[] = [
  // Misspelt kinds and specialities, some with a place.
  ['dentst lagos', { type: 'dental', lga: /^Ikeja$/ }],
  ['eye doctor ikeja', { type: 'eye', lga: /^Ikeja$/ }],
  ['pharmcy in lekki', { type: 'pharmacy', lga: /^Eti Osa$/ }],
  ['labratory owerri', { lga: /^Owerri/, speciality: 'laboratory' }],
  ['peadiatrician ibadan', { lga: /^Ibadan/, speciality: 'children' }],
  ['gynecologist benin city', { lga: /^(Oredo|Egor|Ikpoba)/, speciality: 'womens-health' }],
  ['hopsital ikaja', { type: 'hospital', lga: /^Ikeja$/ }],
  ['opthalmologist enugu', { type: 'eye', lga: /^Enugu/ }],
  ['docter for skin in abuja', { state: 'Federal Capital Territory', speciality: 'skin' }],
  // Other words for the same.
  ['chemist', { type: 'pharmacy' }],
  ['chemst surulere', { type: 'pharmacy', lga: /^Surulere$/, state: 'Lagos' }],
  ['psychiatrist abeokuta', { lga: /^Abeokuta/, speciality: 'mental-health' }],
  ['xray abeokuta', { type: 'diagnostic', lga: /^Abeokuta/ }],
  ['general hospital surulere', { type: 'hospital', lga: /^Surulere$/, state: 'Lagos' }],
  ['HMO hospitals in PH', { type: 'hospital', lga: /^Port Harcourt$/ }],
  ['clinics wey dey ikorodu', { lga: /^Ikorodu$/ }],
  ['phc ogbomoso', { type: 'health-centre', lga: /^Ogbomosho/ }],
  ['ile iwosan ibadan', { type: 'hospital', lga: /^Ibadan/ }],
  // Whole sentences.
  ['where can i find a dentist in ikeja', { type: 'dental', lga: /^Ikeja$/ }],
  ['how do i get to a pharmacy in ikeja now', { type: 'pharmacy', lga: /^Ikeja$/ }],
  ['please i want to find a hospital that is near ikeja', { type: 'hospital', lga: /^Ikeja$/ }],
  // Opening hours.
  ['24 hour pharmacy abuja', { type: 'pharmacy', lga: /^Abuja Municipal/, hours: '24 hours' }],
  ['pharmacy open on sunday yaba', { type: 'pharmacy', lga: /^Lagos Mainland$/ }],
  ['centre of excellence eye clinic', { type: 'eye', state: 'Lagos' }],
  ['hospital in sunshine state', { type: 'hospital', state: 'Ondo' }],
  ['scan centre VI', { lga: /^Eti Osa$/, speciality: 'scans' }],
  ['clinic surulere oyo', { lga: /^Surulere$/, state: 'Oyo' }],
  ['hospital nasarawa kano', { type: 'hospital', lga: /^Nasarawa$/, state: 'Kano' }],
  // Words joined, letters swapped.
  ['dentistikeja', { type: 'dental', lga: /^Ikeja$/ }],
  ['portharcourt hospital', { type: 'hospital', lga: /^Port Harcourt$/ }],
  // Names, with a place beside or inside.
  ['gada trauma center', { name: 'Gada Trauma Centre' }],
  ['zuma eye centre abuja', { name: 'Zuma Eye Centre' }],
  ['irti specalist ikeja', { name: 'Ìrètí Specialist' }],
  ['orisun childrens hospital', { name: 'Oríṣun Children’s' }],
];

let directory: Awaited<ReturnType<typeof openSearch>>;

beforeAll(async () => {
  const sample = await readSource('content', 'sample');
  const partners = await readSource('content', 'partners');
  const facilities = makeSampleDirectory(sample);
  directory = await openSearch(withPartners(facilities, partnerFacilities(partners, '')));
});

it.each(searches)('"%s" leads first to what is meant', (typed, wanted) => {
  const [first] = directory.search({ text: typed }).items;
  const facility = directory.facilities.find(({ id }) => id === first?.id);
  if (wanted.name) expect(first?.name).toBe(wanted.name);
  if (wanted.type) expect(first?.type).toBe(wanted.type);
  if (wanted.lga) expect(first?.lga).toMatch(wanted.lga);
  if (wanted.state) expect(first?.state).toBe(wanted.state);
  if (wanted.hours) expect(first?.hours).toBe(wanted.hours);
  if (wanted.speciality) expect(facility?.specialities).toContain(wanted.speciality);
});

/** Expects facilities, each of them as far away as the one before it or farther. */
function expectNearestFirst(items: readonly FacilitySummary[]): void {
  const distances = items.map(({ distanceKm }) => distanceKm ?? Infinity);
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  expect(distances.at(-1)).toBeLessThan(Infinity);
}

describe('a typed place', () => {
  it('sorts by distance from it, nearest first, and says how far each is', () => {
    const { items, order, origin, area } = directory.search({ text: 'pharmacy lagos' });
    expect({ order, origin, area }).toEqual({
      order: 'distance',
      origin: 'Ikeja, Lagos',
      area: 'Lagos',
    });
    expectNearestFirst(items);
    expect(items[0]?.distanceKm).toBeLessThan(5);
  });

  it('that has none leads to the nearest elsewhere', () => {
    const { items, total, order, origin, area } = directory.search({ text: 'optician warri' });
    expect(total).toBeGreaterThan(0);
    expect({ order, origin, area }).toEqual({
      order: 'distance',
      origin: 'Warri South, Delta',
      area: null,
    });
    expectNearestFirst(items);
  });

  it('outside the chosen state finds nothing, and leads out of the state', () => {
    const { total, widenings } = directory.search({ text: 'dentist abuja', stateId: 'lagos' });
    expect(total).toBe(0);
    expect(widenings.map(({ kind }) => kind)).toContain('nigeria');
  });

  it.each([
    ['surulere', 'oyo', /^Surulere$/],
    ['hospital nasarawa', 'kano', /^Nasarawa$/],
    ['garki', 'jigawa', /^Garki$/],
  ])('that two states have, “%s”, is the one in the chosen state, %s', (text, stateId, lga) => {
    const { items } = directory.search({ text, stateId });
    expect(items[0]?.lga).toMatch(lga);
  });

  it('gives way to where the visitor is', () => {
    const near = { latitude: 6.6, longitude: 3.35 };
    const { items, origin } = directory.search({ text: 'dentist yaba', near, sort: 'distance' });
    expect(origin).toBeNull();
    expect(items[0]?.lga).toBe('Lagos Mainland');
    expect(items[0]?.distanceKm).toBeGreaterThan(5);
  });
});

describe('a word that nothing matches', () => {
  it('is left out and named', () => {
    const { leftOut, items } = directory.search({ text: 'xyzzy clinic ikeja' });
    expect(leftOut).toEqual([{ word: 'xyzzy', isKnown: false }]);
    expect(items[0]?.lga).toBe('Ikeja');
  });

  it('beside a place leaves everything there', () => {
    const { leftOut, items } = directory.search({ text: 'xyzzy ikeja' });
    expect(leftOut).toEqual([{ word: 'xyzzy', isKnown: false }]);
    expect(new Set(items.map(({ lga }) => lga))).toEqual(new Set(['Ikeja']));
  });

  it('together with the others is named as such', () => {
    const { leftOut, total } = directory.search({ text: 'chemist dialysis' });
    expect(leftOut.map(({ isKnown }) => isKnown)).toEqual([true]);
    expect(total).toBeGreaterThan(0);
  });

  it('is never one that only joins others', () => {
    expect(directory.search({ text: 'hospitals that accept HMO near me' }).leftOut).toEqual([]);
  });
});

it('orders by distance from a chosen area when asked to', () => {
  const { items, origin } = directory.search({
    stateId: 'lagos',
    lgaId: 'lagos-ikeja',
    sort: 'distance',
  });
  expect(origin).toBe('Ikeja, Lagos');
  expectNearestFirst(items);
});
