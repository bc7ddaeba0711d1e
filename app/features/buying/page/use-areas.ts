import { useEffect, useState } from 'react';

/**
 * Loads the areas of a state when one is chosen: the list is long. A form works without it.
 * @param known what the page came with, by state
 */
export function useAreas(
  state: string,
  known: Readonly<Record<string, readonly string[]>>,
): readonly string[] {
  const [loaded, setLoaded] = useState(known);
  useEffect(() => {
    if (state === '' || state in loaded) return;
    async function load() {
      const { lgasOfState } = await import('#app/site/nigeria/lgas.ts');
      const areas = lgasOfState(state).map(({ name }) => name);
      setLoaded((before) => ({ ...before, [state]: areas }));
    }
    load().catch((error: unknown) => console.error(error));
  }, [state, loaded]);
  return loaded[state] ?? [];
}
