import { Component, startTransition, useEffect, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

type OnCrash = (error: Error) => void;

/** Hydrates the server's HTML; settles once React has taken over. */
export function hydrateIsland(
  element: Element,
  Content: ComponentType<object>,
  onCrash: OnCrash,
): Promise<void> {
  const container = element.querySelector(':scope > .island');
  const json = element.querySelector(':scope > script')?.textContent ?? '{}';
  if (!container) return Promise.reject(new Error('an island without content'));
  const props = JSON.parse(json) as object;
  return new Promise((resolve) => {
    const root = (
      <IslandBoundary onCrash={onCrash}>
        <AfterHydration onDone={resolve}>
          <Content {...props} />
        </AfterHydration>
      </IslandBoundary>
    );
    startTransition(() => {
      hydrateRoot(container, root, { identifierPrefix: element.getAttribute('prefix') ?? '' });
    });
  });
}

interface IslandBoundaryProps {
  readonly onCrash: OnCrash;
  readonly children: ReactNode;
}

class IslandBoundary extends Component<IslandBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error): void {
    this.props.onCrash(error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

interface AfterHydrationProps {
  readonly onDone: () => void;
  readonly children: ReactNode;
}

function AfterHydration({ onDone, children }: AfterHydrationProps) {
  // Runs after the content's own effects, so that a held click finds it fully set up.
  useEffect(onDone, [onDone]);
  return children;
}
