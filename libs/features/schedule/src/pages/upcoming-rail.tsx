import { useGetCalendarQuery } from '@portal/api/teaching/calendar.api';
import type { Lesson } from '@portal/domain/teaching/lesson';
import { addDays, dayOf } from '@portal/domain/time/day';
import { NextLessonCard } from '../components/next-lesson-card.tsx';
import type { Day } from '../model/day.ts';
import { nextLesson } from '../model/next-lesson.ts';
import { knownTimeZone } from '../model/wall-clock.ts';

interface Props {
  today: Day;
  now: number;
  onOpen: (lesson: Lesson, opener: HTMLElement) => void;
}

/** The next lesson within a week, whatever days the calendar shows. Without an answer it stays away. */
export function UpcomingRail({ today, now, onOpen }: Props) {
  const { data } = useGetCalendarQuery({ from: today, to: addDays(today, 7) }, { refetchOnReconnect: true });
  if (!data) return null;
  const timeZone = knownTimeZone(data.timeZone);
  const isToday = (lesson: Lesson) => dayOf(lesson.startAt, timeZone) === today && lesson.status !== 'CANCELED';
  return (
    <NextLessonCard
      lesson={nextLesson(data.lessons, now)}
      lessonsToday={data.lessons.filter(isToday).length}
      now={now}
      timeZone={timeZone}
      onOpen={onOpen}
    />
  );
}
