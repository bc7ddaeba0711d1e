import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

interface HtmlTemplateProps {
  readonly id?: string;
  readonly children: ReactNode;
}

/** HTML that a script takes a copy of; React alone would not put it where a template keeps it. */
export function HtmlTemplate({ id, children }: HtmlTemplateProps) {
  const html = { __html: renderToStaticMarkup(children) };
  return <template id={id} dangerouslySetInnerHTML={html} />;
}
