import { startTransition, useEffect, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IslandBoundary } from './island-boundary.tsx';

/** Hydrates what the server has rendered. Settles when React has taken over. */
export function hydrateIsland(
  element: Element,
  Part: ComponentType<object>,
  onCrash: (error: unknown) => void,
): Promise<void> {
  const container = element.querySelector(':scope > .island');
  const json = element.querySelector(':scope > script')?.textContent ?? '{}';
  if (!container) return Promise.reject(new Error('an island without content'));
  const props = JSON.parse(json) as object;
  return new Promise((resolve) => {
    const root = (
      <IslandBoundary onCrash={onCrash}>
        <AfterHydration onDone={resolve}>
          <Part {...props} />
        </AfterHydration>
      </IslandBoundary>
    );
    startTransition(() => {
      hydrateRoot(container, root, { identifierPrefix: element.getAttribute('prefix') ?? '' });
    });
  });
}

interface AfterHydrationProps {
  readonly onDone: () => void;
  readonly children: ReactNode;
}

function AfterHydration({ onDone, children }: AfterHydrationProps) {
  // After the part's own effects: what was pressed early must not find it half set up.
  useEffect(onDone, [onDone]);
  return children;
}
