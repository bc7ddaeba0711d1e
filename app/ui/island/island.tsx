import { useId, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';

/** When an island hydrates: near the window with the browser idle, or at the first touch of it. */
export type IslandStart = 'near' | 'touch';

interface IslandProps<Props extends object> {
  /** The file's name, `<name>.island.tsx`, by which the browser finds its code. */
  readonly name: string;
  /** The component that the file exports. */
  readonly of: ComponentType<Props>;
  /** Plain JSON: the browser reads it back. */
  readonly props: Props;
  readonly start?: IslandStart;
}

/**
 * A part of a page that React takes over in the browser; the rest is rendered on the server only.
 * Rendered as a root of its own with a prefix for ids, so that both sides agree on every `useId`.
 * In component tests and in the gallery there is no server: there it is drawn in place.
 */
export function Island<Props extends object>(island: IslandProps<Props>) {
  const { name, of: Component, props, start = 'near' } = island;
  const prefix = useId();
  const part = <Component {...props} />;
  if (!import.meta.env.SSR) return part;
  return (
    <site-island name={name} prefix={prefix} start={start}>
      <div
        className="island"
        dangerouslySetInnerHTML={{ __html: renderToString(part, { identifierPrefix: prefix }) }}
      />
      <script
        type="application/json"
        // No "</script>" can stand in it.
        dangerouslySetInnerHTML={{
          __html: JSON.stringify(props).replaceAll('<', String.raw`\u003c`),
        }}
      />
    </site-island>
  );
}
