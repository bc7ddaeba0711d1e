import { useRef } from 'react';
import { useLinkNavigation } from '#app/ui/link-navigation/use-link-navigation.ts';

/** The article's text: HTML that the server has made or cleaned. */
export function PostBody({ html }: { readonly html: string }) {
  const body = useRef<HTMLDivElement>(null);
  useLinkNavigation(body);
  return <div ref={body} className="post-body" dangerouslySetInnerHTML={{ __html: html }} />;
}
