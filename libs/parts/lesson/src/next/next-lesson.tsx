import { chakra } from '@chakra-ui/react/styled-system';
import { formatDuration, formatTime, nameDay } from '@portal/domain/format/date-time';
import { formatTimeRange } from '@portal/domain/format/range';
import { type Lesson, TEACHING_MODE_LABELS } from '@portal/domain/lessons/lesson';
import { dayOf } from '@portal/domain/time/day';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { nextLessonMessages as words } from './next-lesson-messages.ts';

interface Props {
  lesson: Lesson;
  /** Milliseconds. */
  now: number;
}

/**
 * The lesson that comes, and how long until then; the running one, and how long still. It may stand in a button, whose name is
 * what is written on it (WCAG 2.5.3): nothing here is for the ear alone.
 */
export function NextLesson({ lesson, now }: Props) {
  const zone = useTeacherZone();
  const details = [
    lesson.isTrial ? words.trial : words.no(lesson.no),
    words.students(lesson.studentCount),
    lesson.place ?? TEACHING_MODE_LABELS[lesson.mode],
  ];
  return (
    <chakra.span display="grid" gap="1" minW="0">
      <chakra.span textStyle="label" color="fg.link">
        {countdown(lesson, now)}
      </chakra.span>
      <chakra.span textStyle="title.md" dir="auto" overflowWrap="anywhere">
        {lesson.className}
      </chakra.span>
      <chakra.span textStyle="body.md" color="fg.muted" fontVariantNumeric="tabular-nums">
        {when(lesson, now, zone)}
      </chakra.span>
      <chakra.span textStyle="body.sm" color="fg.muted">
        {details.join(' · ')}
      </chakra.span>
    </chakra.span>
  );
}

function countdown({ startAt, endAt }: Lesson, now: number): string {
  const until = (instant: string) => formatDuration(Date.parse(instant) - now);
  if (Date.parse(startAt) > now) return words.startsIn(until(startAt));
  return `${words.running} · ${words.endsIn(until(endAt))}`;
}

function when({ startAt, endAt }: Lesson, now: number, zone: string): string {
  const day = nameDay(dayOf(startAt, zone), dayOf(now, zone));
  return `${day} ${formatTimeRange(formatTime(startAt, zone), formatTime(endAt, zone))}`;
}
