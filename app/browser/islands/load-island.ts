import type { ComponentType } from 'react';

/** Specification, section 9. */
const chunkTimeoutMs = 120_000;
const reloadKey = 'reloaded-for';

/** An island's file exports one component and nothing else. */
type IslandModule = Readonly<Record<string, ComponentType<object>>>;

const modules = import.meta.glob<IslandModule>('../../**/*.island.tsx');
const loaders = new Map(
  Object.entries(modules).map(([path, load]) => [/([^/]+)\.island\.tsx$/.exec(path)?.[1], load]),
);

/** Fetches an island's code and hydrates it. @throws Error "Loading chunk … failed" after 120 s */
export async function loadIsland(element: Element): Promise<void> {
  const name = element.getAttribute('name') ?? '';
  const [hydration, module] = await inTime(name, () =>
    Promise.all([import('./hydrate-island.tsx'), loaders.get(name)?.()]),
  );
  const [Content] = Object.values(module ?? {});
  if (!Content) throw new Error(`Loading chunk ${name} failed`);
  // Passed in: imported there, it would end up in React's file, which every page would then fetch.
  await hydration.hydrateIsland(element, Content, (error) => showIslandError(element, error));
}

async function inTime<Value>(name: string, load: () => Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('timeout')), chunkTimeoutMs);
  });
  try {
    return await Promise.race([load(), timeout]);
  } catch (cause) {
    throw new Error(`Loading chunk ${name} failed`, { cause });
  } finally {
    clearTimeout(timer);
  }
}

/** Shows an error in an island's place; reloads once where a new version has replaced the code. */
export function showIslandError(element: Element, error: unknown): void {
  console.error(error);
  const message = error instanceof Error ? error.message : String(error);
  if (message.startsWith('Loading chunk') && navigator.onLine && noteReload(message)) {
    location.reload();
    return;
  }
  // app/shell/error-screen
  const template = document.getElementById('island-error');
  if (!(template instanceof HTMLTemplateElement)) return;
  const words = template.content.cloneNode(true) as DocumentFragment;
  const detail = words.querySelector('code');
  if (detail) detail.textContent = message;
  words.querySelector('button')?.addEventListener('click', () => location.reload());
  element.replaceChildren(words);
}

/** @returns false where this tab has reloaded for the same failure before, or cannot remember it */
function noteReload(failure: string): boolean {
  const place = `${location.pathname} ${failure}`;
  try {
    if (sessionStorage.getItem(reloadKey) === place) return false;
    sessionStorage.setItem(reloadKey, place);
    return true;
  } catch {
    return false;
  }
}
