import { expect, it } from 'vitest';
import type { ServerBuild } from 'react-router';
import { staticPaths } from '#server/compose/open-discovery.ts';

const page = { default: () => null };

it('names every page without parameters and each plan, the home pages first', () => {
  const routes = {
    root: { id: 'root', path: '', module: page },
    story: { id: 'story', path: 'story', module: page },
    home: { id: 'home', index: true, module: page },
    tier: { id: 'tier', path: 'plans/:tier', module: page },
    calculator: { id: 'calculator', path: 'insurance-calculator/:purchase?', module: page },
    post: { id: 'post', path: 'posts/:slug', module: page },
    questions: { id: 'questions', path: 'wellness/quiz.json', module: {} },
    missing: { id: 'missing', path: '*', module: page },
  } as unknown as ServerBuild['routes'];
  expect(staticPaths({ routes })).toEqual([
    '/',
    '/insurance-calculator',
    '/story',
    '/plans/bronze',
    '/plans/silver',
    '/plans/gold',
    '/plans/platinum',
  ]);
});
