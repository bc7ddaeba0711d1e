import type { ServerBuild } from 'react-router';
import { expect, it } from 'vitest';
import { createHandleFinder } from './page-handles.ts';

const handles = {
  '/': { offline: 'always' },
  '/news': { cacheParameters: ['page'] },
  '/providers/:facility': { cacheParameters: ['sent'] },
  '/insurance-calculator/:purchase?': { cacheParameters: ['age'] },
} as const;

const routes = Object.fromEntries(
  Object.entries(handles).map(([pattern, handle]) => {
    const place = pattern === '/' ? { index: true } : { path: pattern.replace(/^\//, '') };
    return [pattern, { id: pattern, parentId: 'root', ...place, module: { handle } }];
  }),
);
const find = createHandleFinder({ routes } as unknown as Pick<ServerBuild, 'routes'>);

it.each([
  ['/', '/'],
  ['/news', '/news'],
  ['/News', '/news'],
  ['/providers/12-a-clinic', '/providers/:facility'],
  ['/insurance-calculator', '/insurance-calculator/:purchase?'],
  ['/insurance-calculator/gold', '/insurance-calculator/:purchase?'],
] as const)('%s has the handle of the route %s', (path, pattern) => {
  expect(find(path)).toBe(handles[pattern]);
});

it('an unknown address has no handle', () => {
  expect(find('/made-up/address')).toEqual({});
});
