import { chakra } from '@chakra-ui/react/styled-system';
import { memo, useMemo } from 'react';
import { useGetCalendarQuery } from '@portal/api/schedule/calendar.api';
import type { Lesson } from '@portal/domain/lessons/lesson';
import { nextLesson } from '@portal/domain/lessons/states/next-lesson';
import { addDays, mondayOf } from '@portal/domain/time/day';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { type Day, nearDays } from '../time/day.ts';
import { wallClock } from '../time/wall-clock.ts';
import { type LessonSums, NextLessonStrip } from './next-lesson-strip.tsx';

interface Props {
  today: Day;
  now: number;
  onOpen: (lesson: Lesson, opener: HTMLElement) => void;
}

const NO_LESSONS: readonly Lesson[] = [];

/** The next lesson within a week, whatever days the calendar shows. Until the first answer its room is kept; without one it stays away. */
export const UpcomingStrip = memo(function UpcomingStrip({ today, now, onOpen }: Props) {
  const { data, isLoading } = useGetCalendarQuery(nearDays(today), { refetchOnReconnect: true });
  const timeZone = useTeacherZone();
  const lessons = data?.lessons ?? NO_LESSONS;
  const sums = useMemo(() => sumsOf(lessons, today, timeZone), [lessons, today, timeZone]);
  if (!data) return isLoading ? <chakra.div aria-hidden minH="14" borderRadius="lg" bg="bg.muted" /> : null;
  return <NextLessonStrip lesson={nextLesson(lessons, now)} sums={sums} now={now} onOpen={onOpen} />;
});

function sumsOf(lessons: readonly Lesson[], today: Day, timeZone: string): LessonSums {
  const at = wallClock(timeZone);
  const days = lessons
    .filter(({ status }) => status !== 'CANCELED')
    .map(({ startAt, endAt }) => ({
      day: at(Date.parse(startAt)).day,
      length: Date.parse(endAt) - Date.parse(startAt),
    }));
  const sunday = addDays(mondayOf(today), 6);
  const ofWeek = days.filter(({ day }) => day <= sunday);
  return {
    today: days.filter(({ day }) => day === today).length,
    thisWeek: ofWeek.length,
    thisWeekMs: ofWeek.reduce((sum, { length }) => sum + length, 0),
  };
}
