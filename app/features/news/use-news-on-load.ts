import { useEffect, useEffectEvent } from 'react';
import { useMatches } from 'react-router';
import { newsStore } from './news-store.ts';

/**
 * On load, asks for posts and categories unless the server has sent news with the page
 * (specification, section 4). Nearly every page asks, so the code for it is in the file that all have.
 */
export function useNewsOnLoad(): void {
  const matches = useMatches();
  const start = useEffectEvent(() => {
    if (matches.some(({ loaderData }) => hasNews(loaderData))) return;
    newsStore
      .fetchMissing()
      .catch((error: unknown) => console.error('Error fetching news:', error));
  });
  useEffect(() => start(), []);
}

/** Routes that show posts give them under this name. */
function hasNews(loaderData: unknown): boolean {
  return typeof loaderData === 'object' && loaderData !== null && 'news' in loaderData;
}
