import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { problemOf } from '@portal/api/api-problem';
import { Delayed } from '@portal/ui/delayed';
import { ErrorState } from '@portal/ui/error-state';
import { ProgressLine } from '@portal/ui/progress-line';
import { SkeletonRows } from '@portal/ui/skeletons';
import { StaleNotice } from '@portal/ui/stale-notice';

interface Props<T> {
  /** Of a hook of the api. */
  query: { currentData?: T; error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** Said while it comes; «불러오는 중» unless something better is known. */
  loading?: string;
  failed: string;
  /** In the place of three rows. */
  skeleton?: ReactNode;
  /** In the place of the failure where there is no such thing. */
  gone?: ReactNode;
  /** `sm` inside a panel. */
  size?: 'sm' | 'md';
  children: (data: T) => ReactNode;
}

/** A part of a page that is loaded by itself: its skeleton, its failure, what is old, and what came. */
export function QueryState<T>({
  query: { currentData, error, isFetching, refetch },
  loading,
  failed,
  skeleton = <SkeletonRows rows={3} picture={false} end label={loading} />,
  gone,
  size = 'md',
  children,
}: Props<T>) {
  const retry = () => void refetch();
  const problem = error ? problemOf(error) : null;
  return (
    <chakra.div position="relative">
      <ProgressLine active={isFetching && currentData !== undefined} />
      {currentData !== undefined && (
        <chakra.div mb={problem ? '4' : '0'}>
          <StaleNotice problem={problem} onRetry={retry} retrying={isFetching} />
        </chakra.div>
      )}
      {/* Not around the notices: what changes in a busy part is not read aloud. */}
      <div aria-busy={isFetching}>
        <Delayed loading={currentData === undefined && !problem} skeleton={skeleton}>
          {() => {
            if (currentData !== undefined) return children(currentData);
            if (problem?.status === 404 && gone !== undefined) return gone;
            return (
              <ErrorState
                title={failed}
                size={size}
                // What is not there does not come by asking again.
                {...(problem?.status !== 404 && { onRetry: retry })}
                retrying={isFetching}
                traceId={problem?.traceId}
              >
                {problem?.message}
              </ErrorState>
            );
          }}
        </Delayed>
      </div>
    </chakra.div>
  );
}
