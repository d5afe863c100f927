import { Component, type ReactNode } from 'react';

interface Props {
  /** What stands in the place of a drawing that failed; `again` draws it once more. */
  fallback: (again: () => void) => ReactNode;
  children: ReactNode;
}

/** Keeps a drawing that throws, or whose code cannot be loaded, from taking the page with it. */
export class ChartBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { fallback, children } = this.props;
    return this.state.hasFailed ? fallback(() => this.setState({ hasFailed: false })) : children;
  }
}
