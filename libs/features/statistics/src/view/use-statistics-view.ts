import { useSearchParams } from 'react-router';
import { STATISTICS_DAYS_MAX } from '@portal/domain/statistics/statistics.contract';
import { dayOf } from '@portal/domain/time/day';
import { now } from '@portal/portal-core/clock';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { usePeriodAddress } from '@portal/portal-core/use-period-address';

/** What the page shows, as it stands in its address: a period, and of all classes or of one. */
export function useStatisticsView() {
  const today = dayOf(now(), useTeacherZone());
  const classId = useSearchParams()[0].get('class') ?? undefined;
  return { today, classId, ...usePeriodAddress(today, STATISTICS_DAYS_MAX) };
}
export type StatisticsView = ReturnType<typeof useStatisticsView>;
