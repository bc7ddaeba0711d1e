import { expect, test } from 'vitest';
import { lgas, lgasOfState } from './lgas.ts';
import { findState, states } from './states.ts';

/** LGA counts by state, from the Constitution's First Schedule. */
const counts = `Benue 23, Federal Capital Territory 6, Kogi 21, Kwara 16, Nasarawa 13, Niger 25, Plateau 17,
Adamawa 21, Bauchi 20, Borno 27, Gombe 11, Taraba 16, Yobe 17, Jigawa 27, Kaduna 23, Kano 44,
Katsina 34, Kebbi 21, Sokoto 23, Zamfara 14, Abia 17, Anambra 21, Ebonyi 13, Enugu 17,
Imo 27, Akwa Ibom 31, Bayelsa 8, Cross River 18, Delta 25, Edo 18, Rivers 23, Ekiti 16,
Lagos 20, Ogun 20, Ondo 18, Osun 30, Oyo 33`;

test('there are 36 states and the Federal Capital Territory in six zones', () => {
  expect(states).toHaveLength(37);
  const zones = new Set(states.map(({ zone }) => zone));
  const sizes = [...zones].map((zone) => [zone, states.filter((one) => one.zone === zone).length]);
  expect(Object.fromEntries(sizes)).toEqual({
    'North Central': 7,
    'North East': 6,
    'North West': 7,
    'South East': 5,
    'South South': 6,
    'South West': 6,
  });
});

test('there are 774 local government areas, each with its own id', () => {
  expect(lgas).toHaveLength(774);
  expect(new Set(lgas.map(({ id }) => id)).size).toBe(774);
  expect(lgas.filter(({ name }) => !/^[A-Z][A-Za-z' /-]+$/.test(name))).toEqual([]);
});

test('every state has as many areas as the law gives it', () => {
  const found = states.map(({ id, name }) => `${name} ${lgasOfState(id).length}`);
  expect(found.toSorted()).toEqual(counts.split(/,\s/).toSorted());
});

test('a state is found by its id, and an unknown id finds nothing', () => {
  expect(findState('katsina')?.name).toBe('Katsina');
  expect(findState('fct')?.name).toBe('Federal Capital Territory');
  expect(findState('texas')).toBeUndefined();
  expect(lgasOfState('texas')).toEqual([]);
});
