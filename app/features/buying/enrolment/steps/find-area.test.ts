import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { lgas } from '#app/site/nigeria/lgas.ts';
import { findArea } from './find-area.server.ts';

function nameOf(state: string, area: string): string | undefined {
  const found = findArea({ state, area });
  return found.kind === 'area' ? found.area.name : undefined;
}

function complaintOf(state: string, area: string): string | undefined {
  const found = findArea({ state, area });
  return found.kind === 'problem' ? found.message : undefined;
}

test('every one of the 774 areas is found by its name and by its id', () => {
  for (const { id, name, stateId } of lgas) {
    expect([nameOf(stateId, name), nameOf(stateId, id)]).toEqual([name, name]);
  }
});

test.each([
  ['lagos', ' IKEJA ', 'Ikeja'],
  ['lagos', 'Ikeja LGA', 'Ikeja'],
  ['lagos', 'Ikeja local government area', 'Ikeja'],
  ['lagos', 'Eti-Osa', 'Eti Osa'],
  ['lagos', 'suru', 'Surulere'],
  ['fct', 'Abuja Municipal', 'Abuja Municipal Area Council'],
])('in %s, “%s” is %s', (state, typed, name) => {
  expect(nameOf(state, typed)).toBe(name);
});

test('nothing typed, or no state yet, is no fault', () => {
  expect(findArea({ state: 'lagos', area: ' ' })).toEqual({ kind: 'none' });
  expect(findArea({ state: '', area: 'Ikeja' })).toEqual({ kind: 'none' });
});

test('an area of another state is named with its state', () => {
  expect(complaintOf('ogun', 'Ikeja')).toBe(
    'Ikeja is in Lagos, not in Ogun. Change the state or the area',
  );
});

test('a misspelt or incomplete area is answered with those that begin alike', () => {
  expect(complaintOf('lagos', 'Ikja')).toContain('Did you mean Ikeja or Ikorodu?');
  expect(complaintOf('lagos', 'Lagos')).toContain('Did you mean Lagos Island or Lagos Mainland?');
});

test('any text is answered, and never with an area of another state', () => {
  assert(
    property(string({ unit: 'binary' }), (text) => {
      const found = findArea({ state: 'kano', area: text });
      expect(found.kind === 'area' ? found.area.stateId : 'kano').toBe('kano');
    }),
  );
});
