import { createElement, type ReactNode, useEffect, useState } from 'react';
import { Skeleton } from '@portal/ui/skeletons';
import type { PlotProps } from './series-plot.tsx';

type Plot = (props: PlotProps) => ReactNode;
let loaded: Plot | undefined;

/** What draws weighs more than a page: it comes with the first chart. Throws while drawing if it could not be loaded. */
export function LatePlot(props: PlotProps) {
  const [state, setState] = useState<{ plot?: Plot | undefined; error?: unknown }>({ plot: loaded });
  useEffect(() => {
    if (loaded) return undefined;
    let isGone = false;
    import('./series-plot.tsx').then(
      ({ SeriesPlot }) => {
        loaded = SeriesPlot;
        if (!isGone) setState({ plot: SeriesPlot });
      },
      (error: unknown) => {
        if (!isGone) setState({ error: error ?? new Error('The chart could not be loaded.') });
      },
    );
    return () => {
      isGone = true;
    };
  }, []);
  if (state.error !== undefined) throw state.error;
  return state.plot ? createElement(state.plot, props) : <Skeleton h="full" />;
}
