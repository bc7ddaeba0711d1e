import { TextLink } from '#app/ui/text-link/text-link.tsx';
import type { Tip } from './tips.ports.ts';

/** The tips that were picked, each with its source. */
export function TipsList({ tips }: { readonly tips: readonly Tip[] }) {
  return (
    <>
      <ul className="tips__list" aria-label="Your tips">
        {tips.map(({ title, text, source }) => (
          <li key={text} className="card tips__tip">
            <strong>{title}</strong>
            <p>{text}</p>
            <p className="tips__note">
              Source: <TextLink href={source.url}>{source.name}</TextLink>
            </p>
          </li>
        ))}
      </ul>
      <p className="tips__note">
        This is general information, not a diagnosis. It cannot replace a health worker.
      </p>
    </>
  );
}
