import type { Example } from '#app/ui/example.ts';
import { TokenSheet } from './token-sheet.tsx';

/** Every state of one component, or all tokens. */
export function GalleryPart({ name }: { readonly name: string }) {
  if (name === 'tokens') return <TokenSheet />;
  return (
    <div className="wrap gallery__part">
      {galleryParts.get(name)?.map((example) => (
        <section key={example.name} aria-label={example.name}>
          <p className="eyebrow">{example.name}</p>
          {example.node}
        </section>
      ))}
    </div>
  );
}

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
