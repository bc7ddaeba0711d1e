import type { Example } from '#app/ui/example.ts';
import { NotFound } from './not-found.tsx';

/** The one state it has. */
export const examples: Example[] = [{ name: 'Not found', node: <NotFound /> }];
