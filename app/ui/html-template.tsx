import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

interface HtmlTemplateProps {
  readonly id?: string;
  readonly children: ReactNode;
}

/** Holds HTML for a script to copy; React alone would not put it into the template's content. */
export function HtmlTemplate({ id, children }: HtmlTemplateProps) {
  const html = { __html: renderToStaticMarkup(children) };
  return <template id={id} dangerouslySetInnerHTML={html} />;
}
