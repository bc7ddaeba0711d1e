import { assert, property } from 'fast-check';
import { expect, test } from 'vitest';
import { lgas } from '#app/site/nigeria/lgas.ts';
import { readSource } from '#server/content/open-files.ts';
import { anyText } from '../../tests/support/any-text.ts';
import { findPlace, findStateId } from './find-place.ts';
import { openSearchWords } from './search/search-words.ts';

const { places } = openSearchWords(await readSource('content', 'searchWords'));

test('every one of the 774 areas is found by its name and by its id', () => {
  for (const { id, name, stateId } of lgas) {
    const found = [name, id].map((text) => findPlace(places, text, stateId)?.lgaIds);
    expect(found, id).toEqual([[id], [id]]);
  }
});

test.each([
  ['lagos', 'Lekki Phase 1', 'Eti Osa, Lagos'],
  ['fct', 'Abuja Municipal', 'Abuja Municipal Area Council, Federal Capital Territory'],
  ['lagos', 'Surulere, Lagos', 'Surulere, Lagos'],
  ['oyo', 'surulere', 'Surulere, Oyo'],
  ['lagos', ' IKEJA ', 'Ikeja, Lagos'],
  ['lagos', 'Ikeja local government area', 'Ikeja, Lagos'],
  ['lagos', 'Eti-Osa', 'Eti Osa, Lagos'],
  ['lagos', 'suru', 'Surulere, Lagos'],
  ['lagos', 'Ikja', 'Ikeja, Lagos'],
  ['oyo', 'Ibadan', 'Ibadan, Oyo'],
])('in %s, “%s” is %s', (state, text, name) => {
  expect(findPlace(places, text, state)?.name).toBe(name);
});

test.each([
  ['lagos', ' '],
  ['lagos', 'Lagos'],
  ['lagos', 'Nowhere Gardens'],
  ['ogun', 'Ikeja'],
  ['lagos', 'I'],
  // The area of another state, still chosen.
  ['oyo', 'lagos-surulere'],
  ['kano', 'nasarawa-keffi'],
])('in %s, nobody guesses an area for “%s”', (state, text) => {
  expect(findPlace(places, text, state)).toBeUndefined();
});

test.each([
  ['lagos', 'lagos'],
  ['Lagos State', 'lagos'],
  ['Abuja', 'fct'],
  ['texas', undefined],
])('“%s” as a state is %s', (text, id) => {
  expect(findStateId(places, text)).toBe(id);
});

test('any text is answered, and never with an area of another state', () => {
  assert(
    property(anyText, (text) => {
      expect(findPlace(places, text, 'kano')?.stateId ?? 'kano').toBe('kano');
    }),
  );
});
