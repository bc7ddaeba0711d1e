import type { Example } from '#app/ui/example.ts';
import { Spinner } from './spinner.tsx';

export const examples: Example[] = [{ name: 'Loading', node: <Spinner words="Loading page" /> }];
