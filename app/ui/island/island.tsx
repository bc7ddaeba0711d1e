import { useId, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { islandName } from './island-name.ts';

export interface IslandProps {
  /** One component of a file `<name>.island.tsx`; its props are plain JSON, which the browser reads. */
  readonly children: ReactElement<object>;
  /** Hydrates near the window with the browser idle, or at the first touch of it. */
  readonly start?: 'near' | 'touch';
  /** Stays as the server sent it where its code does not come, because it is complete without. */
  readonly quiet?: boolean;
}

/** Marks a part that React hydrates in the browser; tests and the gallery render it in place. */
export function Island(island: IslandProps) {
  return import.meta.env.SSR ? <ServerIsland {...island} /> : island.children;
}

/** Renders an island as its own root, with a prefix so that both sides agree on `useId`. */
export function ServerIsland({ children, start = 'near', quiet }: IslandProps) {
  const prefix = useId();
  const html = renderToString(children, { identifierPrefix: prefix });
  // Escaped, so that "</script>" in a text cannot end the element.
  const json = JSON.stringify(children.props).replaceAll('<', String.raw`\u003c`);
  return (
    <site-island
      name={islandName(children.type)}
      prefix={prefix}
      start={start}
      data-quiet={quiet && ''}
    >
      <div className="island" dangerouslySetInnerHTML={{ __html: html }} />
      <script type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
    </site-island>
  );
}
