import { Component, type ReactNode } from 'react';

interface IslandBoundaryProps {
  readonly onCrash: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Draws nothing in the place of an island that crashes, and tells of it. */
export class IslandBoundary extends Component<
  IslandBoundaryProps,
  { readonly hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onCrash(error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
