import type { ReactNode } from 'react';

/** One state of a component, for the development gallery and the tests. */
export interface Example {
  readonly name: string;
  readonly node: ReactNode;
}
