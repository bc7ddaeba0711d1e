import { galleryParts } from './gallery-parts.ts';
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
