import { problemOf } from '@portal/api/api-problem';
import { useListBookableTimesQuery } from '@portal/api/schedule/booking-rules.api';
import { addDays } from '@portal/domain/time/day';
import { Delayed } from '@portal/ui/delayed';
import { EmptyState } from '@portal/ui/empty-state';
import { ErrorState } from '@portal/ui/error-state';
import { Panel } from '@portal/ui/panel';
import { SkeletonRows } from '@portal/ui/skeletons';
import { rulesMessages as words } from '../rules-messages.ts';
import type { Day } from '../time/day.ts';
import { BookableDays } from './bookable-days.tsx';

const DAYS = 14;

/** The next two weeks as a student finds them, under the rules that are saved. */
export function BookablePreview({ today, timeZone }: { today: Day; timeZone: string }) {
  const { data, error, isLoading, isFetching, refetch } = useListBookableTimesQuery({
    from: today,
    to: addDays(today, DAYS - 1),
  });
  return (
    <Panel title={words.preview} intro={words.previewHelper}>
      <Delayed loading={isLoading} skeleton={<SkeletonRows rows={4} picture={false} />}>
        {() => {
          if (!data) {
            return (
              <ErrorState
                size="sm"
                title={words.previewFailed}
                traceId={problemOf(error).traceId}
                retrying={isFetching}
                onRetry={() => void refetch()}
              >
                {problemOf(error).message}
              </ErrorState>
            );
          }
          if (data.items.length > 0) return <BookableDays spans={data.items} timeZone={timeZone} />;
          return (
            <EmptyState name="calendar-empty" size="sm" title={words.previewEmpty}>
              {words.previewEmptyBody}
            </EmptyState>
          );
        }}
      </Delayed>
    </Panel>
  );
}
