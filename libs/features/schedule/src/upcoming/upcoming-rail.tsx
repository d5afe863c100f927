import { memo, useMemo } from 'react';
import { useGetCalendarQuery } from '@portal/api/schedule/calendar.api';
import type { Lesson } from '@portal/domain/lessons/lesson';
import { nextLesson } from '@portal/domain/lessons/next-lesson';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { type Day, nearDays } from '../time/day.ts';
import { wallClock } from '../time/wall-clock.ts';
import { NextLessonCard } from './next-lesson-card.tsx';

interface Props {
  today: Day;
  now: number;
  onOpen: (lesson: Lesson, opener: HTMLElement) => void;
}

/** The next lesson within a week, whatever days the calendar shows. Without an answer it stays away. */
export const UpcomingRail = memo(function UpcomingRail({ today, now, onOpen }: Props) {
  const { data } = useGetCalendarQuery(nearDays(today), { refetchOnReconnect: true });
  const timeZone = useTeacherZone();
  const lessonsToday = useMemo(() => {
    const at = wallClock(timeZone);
    const isToday = (lesson: Lesson) => at(Date.parse(lesson.startAt)).day === today && lesson.status !== 'CANCELED';
    return data?.lessons.filter(isToday).length ?? 0;
  }, [data, timeZone, today]);
  if (!data) return null;
  return (
    <NextLessonCard lesson={nextLesson(data.lessons, now)} lessonsToday={lessonsToday} now={now} onOpen={onOpen} />
  );
});
