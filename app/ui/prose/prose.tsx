import { useRef } from 'react';
import { useLinkNavigation } from '#app/ui/link-navigation/use-link-navigation.ts';

/** The page's text: HTML that the server made of our own Markdown. */
export function Prose({ html }: { readonly html: string }) {
  const prose = useRef<HTMLDivElement>(null);
  useLinkNavigation(prose);
  return <div ref={prose} className="prose unfolding" dangerouslySetInnerHTML={{ __html: html }} />;
}
