import { useEffect, useState } from 'react';
import type { Lga } from '#app/site/nigeria/lgas.ts';

/**
 * Loads the areas of a state when one is chosen: the list is long. A form works without it.
 * @param known what the page came with, by state
 * @param read picks what the form shows of an area
 */
export function useAreas<Area>(
  state: string,
  known: Readonly<Record<string, readonly Area[]>>,
  read: (lga: Lga) => Area,
): readonly Area[] {
  const [loaded, setLoaded] = useState(known);
  useEffect(() => {
    if (state === '' || state in loaded) return undefined;
    let isWanted = true;
    async function load() {
      const { lgasOfState } = await import('#app/site/nigeria/lgas.ts');
      const areas = lgasOfState(state).map(read);
      if (isWanted) setLoaded((before) => ({ ...before, [state]: areas }));
    }
    load().catch((error: unknown) => console.error(error));
    return () => {
      isWanted = false;
    };
  }, [state, loaded, read]);
  return loaded[state] ?? [];
}
