import type { ComponentType } from 'react';

/** Pauses before a file that failed to load is requested again. */
const pausesMs = [1000, 3000, 9000];

/** An island's file exports one component and nothing else. */
type IslandModule = Readonly<Record<string, ComponentType<object>>>;

const modules = import.meta.glob<IslandModule>('./**/*.island.tsx', { base: '../..' });

/**
 * Fetches an island's code, in up to four tries, and hydrates it.
 * @throws what the last try threw; nothing has changed on the page then
 */
export async function loadIsland(element: Element): Promise<void> {
  const ending = `/${element.getAttribute('name')}.island.tsx`;
  const [, load] = Object.entries(modules).find(([path]) => path.endsWith(ending)) ?? [];
  const [hydration, module] = await inTries(() =>
    Promise.all([import('./hydrate-island.tsx'), load?.()]),
  );
  const [Content] = Object.values(module ?? {});
  if (!Content) throw new Error(`no file ends in ${ending}`);
  // Passed in: imported there, it would end up in React's file, which every page would then fetch.
  await hydration.hydrateIsland(element, Content, (error) => {
    element.replaceChildren(errorWords(error, 'crash'));
  });
}

/** Browsers of before 2026 remember that a module failed: there each try fails at once. */
async function inTries<Value>(load: () => Promise<Value>): Promise<Value> {
  for (const pauseMs of pausesMs) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
  return load();
}

/** What an island says in its place where it crashed, and above itself where its code is missing. */
export function errorWords(error: Error, kind: 'crash' | 'missing'): Element {
  console.error(error);
  // app/shell/error-screen
  const { content } = document.getElementById('island-error') as HTMLTemplateElement;
  const words = content.firstElementChild?.cloneNode(true) as Element;
  words.querySelector(`[data-for]:not([data-for=${kind}])`)?.remove();
  words.querySelector('code')?.append(error.message);
  words.querySelector('button')?.addEventListener('click', () => location.reload());
  return words;
}
