import { Fragment, type ReactNode } from 'react';
import type { Example } from '#app/ui/example.ts';

interface ExamplesModule {
  readonly examples: readonly Example[];
}

const modules = import.meta.glob<ExamplesModule>('../**/*.examples.tsx', { eager: true });

export const meta = () => [{ title: 'Gallery of components' }];

/** Every component in every state; there in development only. */
export default function Gallery() {
  return (
    <div className="wrap section">
      <h1>Components</h1>
      {Object.entries(modules).map(([path, { examples }]) => (
        <Fragment key={path}>
          <h2 id={partName(path)}>{partName(path)}</h2>
          {examples.map((example) => (
            <Specimen key={example.name} name={example.name}>
              {example.node}
            </Specimen>
          ))}
        </Fragment>
      ))}
    </div>
  );
}

function partName(path: string): string {
  return path.split('/').at(-1)?.replace('.examples.tsx', '') ?? path;
}

function Specimen({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section aria-label={name}>
      <p className="eyebrow">{name}</p>
      {children}
    </section>
  );
}
