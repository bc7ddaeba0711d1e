import type { ComponentType } from 'react';

/** A part of a page that hydrates by itself. */
export interface IslandProps<Props extends object> {
  /** The file's name, `<name>.island.tsx`, by which the browser finds its code. */
  readonly name: string;
  /** The component that the file exports. */
  readonly of: ComponentType<Props>;
  /** Plain JSON: the browser reads it back. */
  readonly props: Props;
  /** When it hydrates: near the window with the browser idle, or at the first touch of it. */
  readonly start?: 'near' | 'touch';
}
