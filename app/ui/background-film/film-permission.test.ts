import { expect, it } from 'vitest';
import { filmPermission, type FilmConditions } from './film-permission.ts';

const best: FilmConditions = {
  isWide: true,
  isMotionReduced: false,
  isSavingData: false,
  effectiveType: '4g',
};

it.each<[string, Partial<FilmConditions>, string]>([
  ['on 4G', {}, 'play'],
  ['where the browser does not tell the line', { effectiveType: undefined }, 'play'],
  ['on 3G', { effectiveType: '3g' }, 'never'],
  ['on 2G', { effectiveType: '2g' }, 'never'],
  ['on slow 2G', { effectiveType: 'slow-2g' }, 'never'],
  ['with Save-Data', { isSavingData: true }, 'never'],
  ['on a narrow page', { isWide: false }, 'never'],
  ['with reduced motion', { isMotionReduced: true }, 'ask'],
  ['with reduced motion and Save-Data', { isMotionReduced: true, isSavingData: true }, 'never'],
  ['with reduced motion on 3G', { isMotionReduced: true, effectiveType: '3g' }, 'never'],
  ['with reduced motion on a narrow page', { isMotionReduced: true, isWide: false }, 'never'],
])('%s the film may play: %s -> %s', (_, conditions, permission) => {
  expect(filmPermission({ ...best, ...conditions })).toBe(permission);
});
