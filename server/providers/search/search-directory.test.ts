import { describe, expect, it } from 'vitest';
import { aFacility } from '../../../tests/support/a-facility.ts';
import { openSearch } from '../../../tests/support/sample-index.ts';

const ikeja = { latitude: 6.6, longitude: 3.35 };
const places = [
  aFacility({ id: 'a', name: 'Alpha Hospital', bands: ['A'], opening: '24/7', place: ikeja }),
  aFacility({
    id: 'b',
    name: 'Beta Clinic',
    type: 'clinic',
    lgaId: 'lagos-agege',
    bands: ['D'],
    opening: 'Mo-Sa 08:00-20:00',
    place: { latitude: 6.62, longitude: 3.32 },
  }),
  aFacility({
    id: 'c',
    name: 'Gamma Eye Clinic',
    type: 'eye',
    stateId: 'oyo',
    lgaId: 'oyo-ibadan-north',
    bands: ['C', 'D'],
    specialities: ['eyes'],
    opening: 'Mo-Fr 08:00-17:00',
    place: { latitude: 7.4, longitude: 3.9 },
  }),
  aFacility({ id: 'd', name: 'Delta Clinic', type: 'clinic', stateId: 'kano', lgaId: undefined }),
];
const { search } = await openSearch(places);
const idsOf = (query: Parameters<typeof search>[0]) => search(query).items.map(({ id }) => id);

describe('a search', () => {
  it('without a question gives everything by name', () => {
    expect(idsOf({})).toEqual(['a', 'b', 'd', 'c']);
  });

  it.each([
    ['a state', { stateId: 'lagos' }, ['a', 'b']],
    ['an area', { stateId: 'lagos', lgaId: 'lagos-agege' }, ['b']],
    ['one type', { types: ['clinic'] }, ['b', 'd']],
    ['two types', { types: ['clinic', 'eye'] }, ['b', 'd', 'c']],
    ['a speciality', { speciality: 'eyes' }, ['c']],
    ['24 hours', { open24Hours: true }, ['a']],
    ['weekends', { openAtWeekends: true }, ['a', 'b']],
    ['everything at once', { stateId: 'oyo', types: ['eye'], plan: 'silver' }, ['c']],
  ] as const)('is narrowed by %s', (_what, query, ids) => {
    expect(idsOf(query)).toEqual(ids);
  });

  it('shows under a plan what that plan pays for, and nothing of unknown band', () => {
    // The plans' bands: Bronze D, Silver C and D, Gold B to D, Platinum all.
    for (const plan of ['bronze', 'silver', 'gold'] as const)
      expect(idsOf({ plan })).toEqual(['b', 'c']);
    expect(idsOf({ plan: 'platinum' })).toEqual(['a', 'b', 'c']);
  });

  it('from a place gives the nearest first, with distances, and the unknown place last', () => {
    const { items } = search({ near: ikeja, sort: 'distance' });
    expect(items.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
    const distances = items.map(({ distanceKm }) => distanceKm && Math.round(distanceKm));
    expect(distances).toEqual([0, 4, 108, null]);
  });

  it('finds by town and by service as well as by name', () => {
    expect(idsOf({ text: 'ibadan' })).toEqual(['c']);
    expect(idsOf({ text: 'eyes' })).toEqual(['c']);
    expect(idsOf({ text: 'clinic agege' })).toEqual(['b']);
  });

  it('counts what each filter would leave, whatever is chosen of it', () => {
    const { counts } = search({ types: ['hospital'], stateId: 'lagos' });
    expect(counts.types).toMatchObject({ hospital: 1, clinic: 1, eye: 0 });
    expect(counts.open24Hours).toBe(1);
    expect(counts.lgas).toEqual([{ id: 'lagos-ikeja', name: 'Ikeja', count: 1 }]);
  });

  it('gives twenty a page, and beyond the last page none', async () => {
    const many = Array.from({ length: 45 }, (_, index) =>
      aFacility({ id: `n${index}`, name: `Clinic ${String(index).padStart(2, '0')}` }),
    );
    const pages = await openSearch(many);
    const sizes = [1, 2, 3, 4].map((page) => pages.search({ page }).items.length);
    expect(sizes).toEqual([20, 20, 5, 0]);
    expect(pages.search({ page: 4 }).total).toBe(45);
  });
});

describe('an empty result', () => {
  it('names the nearest areas and states that have it, and what to leave out', () => {
    const area = { stateId: 'lagos', lgaId: 'lagos-ikeja' };
    const { total, widenings } = search({ ...area, types: ['eye'], text: 'clinic' });
    expect(total).toBe(0);
    expect(widenings.map(({ kind, name, count }) => [kind, name, count])).toEqual([
      ['state', 'Oyo', 1],
      ['nigeria', '', 1],
    ]);
  });

  it('leads on without words, too', () => {
    const { total, widenings } = search({ types: ['eye'], open24Hours: true });
    expect(total).toBe(0);
    expect(widenings).toEqual([
      { kind: 'fewer-filters', name: '', count: 4, distanceKm: null, search: '' },
    ]);
  });

  it('counts what each link finds, in the typed place first', () => {
    const { widenings } = search({ text: 'hospital ikeja', types: ['dental'] });
    expect(widenings).toMatchObject([{ kind: 'fewer-filters', count: 1 }]);
    expect(widenings[0]?.count).toBe(search({ text: 'hospital ikeja' }).total);
  });

  it.each(['مستشفى', '医院', '???'])('comes for “%s”, which no name is written in', (text) => {
    expect(search({ text }).total).toBe(0);
  });

  it('leads to the next area of the state first', () => {
    const { widenings } = search({ stateId: 'lagos', lgaId: 'lagos-ikeja', types: ['clinic'] });
    expect(widenings[0]).toMatchObject({
      kind: 'lga',
      name: 'Agege',
      search: '?state=lagos&lga=lagos-agege&type=clinic',
    });
    expect(widenings[0]?.distanceKm).toBeCloseTo(4, 0);
  });
});
