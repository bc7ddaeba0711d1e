import type { Example } from '#app/ui/example.ts';
import { Spinner } from './spinner.tsx';

/** The one state it has. */
export const examples: Example[] = [{ name: 'Loading', node: <Spinner words="Loading page" /> }];
