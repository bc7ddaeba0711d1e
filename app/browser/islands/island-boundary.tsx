import { Component, type ReactNode } from 'react';
import { showIslandError } from './show-island-error.ts';

interface IslandBoundaryProps {
  readonly element: Element;
  readonly children: ReactNode;
}

/** Puts the error screen's words in the place of an island that crashes. */
export class IslandBoundary extends Component<
  IslandBoundaryProps,
  { readonly hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    showIslandError(this.props.element, error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
