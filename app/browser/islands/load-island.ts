import type { ComponentType } from 'react';
import { showIslandError } from './show-island-error.ts';

/** How long an island's code may take to arrive (specification, section 9). */
export const chunkTimeoutMs = 120_000;

/** A file of an island exports one component and nothing else. */
type IslandModule = Readonly<Record<string, ComponentType<object>>>;

const modules = import.meta.glob<IslandModule>('../../**/*.island.tsx');
const loaders = new Map(
  Object.entries(modules).map(([path, load]) => [/([^/]+)\.island\.tsx$/.exec(path)?.[1], load]),
);

/**
 * Fetches an island's code and hydrates it.
 * @throws Error "Loading chunk … failed" when the code does not come within 120 s
 */
export async function loadIsland(element: Element): Promise<void> {
  const name = element.getAttribute('name') ?? '';
  const [hydration, module] = await inTime(name, () =>
    Promise.all([import('./hydrate-island.tsx'), loaders.get(name)?.()]),
  );
  const [Part] = Object.values(module ?? {});
  if (!Part) throw new Error(`Loading chunk ${name} failed`);
  // Handed over, lest it lie in React's file, which every page would then fetch.
  await hydration.hydrateIsland(element, Part, (error) => showIslandError(element, error));
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
