import { useListBookableTimesQuery } from '@portal/api/schedule/booking-rules.api';
import { addDays } from '@portal/domain/time/day';
import { QueryState } from '@portal/portal-core/query-state';
import { EmptyState } from '@portal/ui/empty-state';
import { Panel } from '@portal/ui/panel';
import { SkeletonRows } from '@portal/ui/skeletons';
import { rulesMessages as words } from '../rules-messages.ts';
import type { Day } from '../time/day.ts';
import { BookableDays } from './bookable-days.tsx';

const DAYS = 14;

/** The next two weeks as a student finds them, under the rules that are saved. */
export function BookablePreview({ today, timeZone }: { today: Day; timeZone: string }) {
  const query = useListBookableTimesQuery({
    from: today,
    to: addDays(today, DAYS - 1),
  });
  return (
    <Panel title={words.preview} intro={words.previewHelper}>
      <QueryState
        query={query}
        skeleton={<SkeletonRows rows={9} picture={false} />}
        failed={words.previewFailed}
        size="sm"
      >
        {({ items }) =>
          items.length > 0 ? (
            <BookableDays spans={items} timeZone={timeZone} />
          ) : (
            <EmptyState name="calendar-empty" size="sm" title={words.previewEmpty}>
              {words.previewEmptyBody}
            </EmptyState>
          )
        }
      </QueryState>
    </Panel>
  );
}
