import type { Example } from '#app/ui/example.ts';
import { ErrorScreen } from './error-screen.tsx';

/** A crash, and a page that does not arrive. */
export const examples: Example[] = [
  { name: 'Crash', node: <ErrorScreen error={new Error('Unexpected Server Error')} /> },
  { name: 'Page chunk', node: <ErrorScreen error={new Error('Loading chunk story failed')} /> },
];
