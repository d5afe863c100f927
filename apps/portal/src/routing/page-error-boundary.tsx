import { Component, lazy, type ReactNode, Suspense } from 'react';

const BrokenPage = lazy(async () => ({ default: (await import('./broken-page.tsx')).BrokenPage }));

interface BoundaryState {
  readonly error: unknown;
}

/** Keeps a page that throws, or whose code cannot be loaded, from taking the frame with it. */
export class PageErrorBoundary extends Component<{ children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { error: null };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { error: error ?? new Error('The page threw nothing.') };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return (
      <Suspense fallback={null}>
        <BrokenPage error={error} onRetry={() => this.setState({ error: null })} />
      </Suspense>
    );
  }
}
