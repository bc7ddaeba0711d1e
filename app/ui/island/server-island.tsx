import { useId } from 'react';
import { renderToString } from 'react-dom/server';
import type { IslandProps } from './island-props.ts';

/**
 * An island as the server sends it: rendered as a root by itself, with a prefix for ids, so that
 * both sides agree on every `useId`.
 */
export function ServerIsland<Props extends object>(island: IslandProps<Props>) {
  const { name, of: Component, props, start = 'near' } = island;
  const prefix = useId();
  const html = renderToString(<Component {...props} />, { identifierPrefix: prefix });
  // No "</script>" can stand in it.
  const json = JSON.stringify(props).replaceAll('<', String.raw`\u003c`);
  return (
    <site-island name={name} prefix={prefix} start={start}>
      <div className="island" dangerouslySetInnerHTML={{ __html: html }} />
      <script type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
    </site-island>
  );
}
