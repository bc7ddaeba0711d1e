import { useId, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';

export interface IslandProps<Props extends object> {
  /** The file's name, `<name>.island.tsx`: the browser finds the code by it. */
  readonly name: string;
  readonly of: ComponentType<Props>;
  /** Plain JSON: the browser reads it back. */
  readonly props: Props;
  /** Hydrates near the window with the browser idle, or at the first touch of it. */
  readonly start?: 'near' | 'touch';
  /** Stays as the server sent it where its code does not come, because it is complete without. */
  readonly quiet?: boolean;
}

/** Marks a part that React hydrates in the browser; tests and the gallery render it in place. */
export function Island<Props extends object>(island: IslandProps<Props>) {
  const { of: Component, props } = island;
  return import.meta.env.SSR ? <ServerIsland {...island} /> : <Component {...props} />;
}

/** Renders an island as its own root, with a prefix so that both sides agree on `useId`. */
export function ServerIsland<Props extends object>(island: IslandProps<Props>) {
  const { name, of: Component, props, start = 'near', quiet } = island;
  const prefix = useId();
  const html = renderToString(<Component {...props} />, { identifierPrefix: prefix });
  // Escaped, so that "</script>" in a text cannot end the element.
  const json = JSON.stringify(props).replaceAll('<', String.raw`\u003c`);
  return (
    <site-island name={name} prefix={prefix} start={start} data-quiet={quiet && ''}>
      <div className="island" dangerouslySetInnerHTML={{ __html: html }} />
      <script type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
    </site-island>
  );
}
