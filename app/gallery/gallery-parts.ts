import type { Example } from '#app/ui/example.ts';

interface ExamplesModule {
  readonly examples: readonly Example[];
}

const modules = import.meta.glob<ExamplesModule>('../**/*.examples.tsx', { eager: true });

/** The examples of every component that has some, by the component's name. */
export const galleryParts: ReadonlyMap<string, readonly Example[]> = new Map(
  Object.entries(modules).map(([path, { examples }]) => [nameOf(path), examples]),
);

function nameOf(path: string): string {
  return path.split('/').at(-1)?.replace('.examples.tsx', '') ?? path;
}
