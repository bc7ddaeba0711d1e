import type { ReactNode } from 'react';

/** One state of a component, shown in the development gallery and used by its tests. */
export interface Example {
  readonly name: string;
  readonly node: ReactNode;
}
