import { Component, lazy, type ReactNode, Suspense } from 'react';
import { whenItComes } from '@portal/ui/late';
import { useFrameWords } from './frame-language.ts';

// Where a new build has taken the place of this one, the page that says so may be as gone as the one that it stands for.
const BrokenPage = lazy(() =>
  whenItComes(() => import('./broken-page.tsx')).then(
    (code) => ({ default: code.BrokenPage }),
    () => ({ default: OutdatedPage }),
  ),
);

/** Without any code of its own. */
function OutdatedPage() {
  const { errorPage } = useFrameWords();
  return (
    <div role="alert">
      <h1>{errorPage.updateTitle}</h1>
      <p>{errorPage.updateBody}</p>
      <button
        type="button"
        onClick={() => location.reload()}
        style={{ textDecoration: 'underline', minHeight: '2.75rem' }}
      >
        {errorPage.reload}
      </button>
    </div>
  );
}

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
