import { useEffect, useEffectEvent } from 'react';
import { useMatches } from 'react-router';

/**
 * On load, asks for posts and categories unless the server has sent news with the page
 * (specification, section 4). The code for it comes only where there is something to ask for.
 */
export function useNewsOnLoad(): void {
  const matches = useMatches();
  const start = useEffectEvent(() => {
    if (matches.some(({ loaderData }) => hasNews(loaderData))) return;
    void import('./news-store.ts')
      .then(({ newsStore }) => newsStore.fetchMissing())
      .catch((error: unknown) => console.error('Error fetching news:', error));
  });
  useEffect(() => start(), []);
}

/** Routes that show posts give them under this name. */
function hasNews(loaderData: unknown): boolean {
  return typeof loaderData === 'object' && loaderData !== null && 'news' in loaderData;
}
