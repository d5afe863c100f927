import type { RefObject } from 'react';
import { formatDayWithWeekday, formatDuration, formatTime, speakDay } from '@portal/domain/format/date-time';
import { HELD_LABELS } from '@portal/domain/teaching/class-progress';
import { type Lesson, TEACHING_MODE_LABELS } from '@portal/domain/teaching/lesson';
import { dayOf } from '@portal/domain/time/day';
import { Dialog } from '@portal/ui/dialog';
import { StatusChip } from '@portal/ui/status-chip';
import { messages } from '../messages.ts';
import { DetailList } from './detail-list.tsx';
import { useLast } from './use-last.ts';

interface Props {
  /** Null keeps it closed. */
  lesson: Lesson | null;
  timeZone: string;
  onClose: () => void;
  finalFocus?: RefObject<HTMLElement | null>;
}

/** All that the calendar knows of one lesson (CLS-2). */
export function LessonDialog({ lesson, timeZone, onClose, finalFocus }: Props) {
  const shown = useLast(lesson);
  return (
    <Dialog open={lesson !== null} onClose={onClose} title={messages.lesson.detail} finalFocus={finalFocus}>
      {shown && <LessonDetails lesson={shown} timeZone={timeZone} />}
    </Dialog>
  );
}

function LessonDetails({ lesson, timeZone }: { lesson: Lesson; timeZone: string }) {
  const words = messages.lesson;
  const kind = lesson.isTrial ? ` · ${messages.kinds.trial}` : '';
  return (
    <DetailList
      rows={[
        [words.className, `${lesson.className}${kind}`],
        [words.title, [words.no(lesson.no), lesson.title].filter(Boolean).join(' · ')],
        [words.time, <LessonTime key="time" lesson={lesson} timeZone={timeZone} />],
        [words.status, <StatusChip key="status" group="lesson" status={lesson.status} />],
        [words.held, lesson.held === null ? null : HELD_LABELS[lesson.held ? 'held' : 'notHeld']],
        [words.cancelReason, lesson.status === 'CANCELED' ? (lesson.cancelReason ?? words.noValue) : null],
        [words.students, studentWords(lesson)],
        [words.mode, TEACHING_MODE_LABELS[lesson.mode]],
        [words.place, lesson.mode === 'ONLINE' ? null : (lesson.place ?? words.noValue)],
      ]}
    />
  );
}

function studentWords({ studentCount, studentNames }: Lesson): string {
  if (studentCount === 0) return messages.noStudents;
  if (studentNames.length === 0) return messages.students(studentCount);
  return `${messages.students(studentCount)}: ${messages.studentNames(studentNames, studentCount)}`;
}

function LessonTime({ lesson, timeZone }: { lesson: Lesson; timeZone: string }) {
  const day = dayOf(lesson.startAt, timeZone);
  const times = messages.range(formatTime(lesson.startAt, timeZone), formatTime(lesson.endAt, timeZone));
  const length = formatDuration(Date.parse(lesson.endAt) - Date.parse(lesson.startAt));
  return (
    <time dateTime={lesson.startAt} aria-label={`${speakDay(day)} ${times}, ${length}`}>
      {formatDayWithWeekday(day)} {times} · {length}
    </time>
  );
}
