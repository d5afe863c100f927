import { Component, type ReactNode, Suspense } from 'react';
import { BrokenPart } from './broken-part.tsx';

interface FramePartProps {
  /** What stands in its place until its code is here. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** A part of the frame whose code comes late. Where it breaks, or its code is gone, the page stands as it is. */
export class FramePart extends Component<FramePartProps, { readonly error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('The part threw nothing.') };
  }

  override render() {
    const { fallback = null, children } = this.props;
    const { error } = this.state;
    if (error === null) return <Suspense fallback={fallback}>{children}</Suspense>;
    return (
      <>
        {fallback}
        <BrokenPart error={error} onRetry={() => this.setState({ error: null })} />
      </>
    );
  }
}
