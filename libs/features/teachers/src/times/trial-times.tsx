import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { problemOf } from '@portal/api/api-problem';
import { useListTrialTimesQuery } from '@portal/api/teachers/trial-lessons.api';
import { dayOf } from '@portal/domain/time/day';
import { FailedLine } from '@portal/family-pages/failed-line';
import { now } from '@portal/portal-core/clock';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { SkeletonText } from '@portal/ui/skeletons';
import { useReader } from '../reading/reader-context.ts';
import { DayStrip } from './day-strip.tsx';
import { daysOf, LAST_STRETCH, startOf, stretchOf, timesOf } from './days.ts';
import { leadToTimes } from './lead-to-times.ts';
import { TimeGrid } from './time-grid.tsx';
import type { Trial, TrialCourse } from './use-trial.ts';

interface TrialTimesProps {
  teacherId: string;
  course: TrialCourse;
  trial: Trial;
}

/** When the trial of a course can be: seven days at once, and the times of one of them (CAL-3). */
export function TrialTimes({ teacherId, course, trial }: TrialTimesProps) {
  const { words: all, time, zone, language } = useReader();
  const { times: words } = all;
  const { startAt, taken } = trial;
  const [openedAt] = useState(now);
  const [stretch, setStretch] = useState(() => Math.max(0, startAt ? stretchOf(startAt, openedAt, zone) : 0));
  const [chosenDay, setChosenDay] = useState<string>();
  const days = daysOf(stretch, openedAt, zone);
  const query = useListTrialTimesQuery(
    { id: teacherId, courseId: course.id, from: startOf(stretch, days, zone) },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  );
  const { currentData: shown, error, isFetching, refetch } = query;
  const free = shown?.items ?? [];
  const counted = days.map((day) => {
    const count = timesOf(day, free, zone).filter((one) => !taken.includes(one.startAt)).length;
    return { day, count };
  });
  const ofChoice = startAt && days.find((day) => day === dayOf(startAt, zone));
  const day =
    days.find((one) => one === chosenDay) ?? (ofChoice || (counted.find(({ count }) => count > 0)?.day ?? days[0]!));
  const hasAny = counted.some(({ count }) => count > 0);
  const ofDay = timesOf(day, free, zone).map((one) => one.startAt);
  const lost = taken.filter((at) => dayOf(at, zone) === day && !ofDay.includes(at));

  function turn(to: number, toDay?: string) {
    setStretch(Math.min(LAST_STRETCH, Math.max(0, to)));
    setChosenDay(toDay);
  }
  function jump(at: string) {
    turn(stretchOf(at, openedAt, zone), dayOf(at, zone));
    // What was pressed goes with the days that it led away from.
    leadToTimes();
  }

  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="2">
        <chakra.p flex="1 1 8rem" textStyle="body.sm" color="fg.muted">
          {words.trial(course.trialMinutes)} · {words.free}
        </chakra.p>
        <chakra.div display="flex">
          <IconButton
            label={words.earlier}
            icon={<Icon as={ChevronLeft} size={20} />}
            disabled={stretch === 0}
            onClick={() => turn(stretch - 1)}
          />
          <IconButton
            label={words.later}
            icon={<Icon as={ChevronRight} size={20} />}
            disabled={stretch >= LAST_STRETCH || shown?.next === null}
            onClick={() => turn(stretch + 1)}
          />
        </chakra.div>
      </chakra.div>
      {error && !shown && (
        <FailedLine
          title={words.failed}
          problem={problemOf(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
          language={language}
        />
      )}
      {!error && !shown && <SkeletonText lines={4} label={words.loading} />}
      {shown && (
        <>
          <DayStrip days={counted} value={day} onChange={setChosenDay} />
          <TimeGrid
            label={words.day(time.shortDay(day), counted.find((one) => one.day === day)?.count ?? 0)}
            times={[...ofDay, ...lost].toSorted((a, b) => Date.parse(a) - Date.parse(b))}
            taken={taken}
            value={startAt}
            onChange={trial.chooseTime}
          />
          <chakra.div role="status" _empty={{ display: 'none' }}>
            {!hasAny &&
              (shown.next ? (
                words.noneHere
              ) : stretch > 0 ? (
                words.noneAfter
              ) : (
                <None hasOthers={trial.courses.length > 1} />
              ))}
          </chakra.div>
          {!hasAny && shown.next && (
            <Button variant="outline" onClick={() => jump(shown.next!.startAt)}>
              {words.next(time.short(shown.next.startAt, zone))}
            </Button>
          )}
        </>
      )}
    </>
  );
}

/** None at all, however far one looks, and what to do instead. */
function None({ hasOthers }: { hasOthers: boolean }) {
  const { times: words } = useReader().words;
  return (
    <>
      <chakra.p fontWeight="semibold">{words.none}</chakra.p>
      <chakra.p color="fg.muted">
        {words.noneBody} {hasOthers && words.noneOthers}
      </chakra.p>
    </>
  );
}
