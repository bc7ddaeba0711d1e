import type { Example } from '#app/ui/example.ts';
import { NotFound } from './not-found.tsx';

const data = { suggestions: [{ title: 'Family Plan', path: '/family-plan' }] };

export const examples: Example[] = [
  { name: 'Not found', node: <NotFound data={undefined} /> },
  { name: 'Not found, with a guess', node: <NotFound data={data} /> },
];
