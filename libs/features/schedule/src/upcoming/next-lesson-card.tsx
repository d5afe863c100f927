import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInMinute } from 'date-fns/constants';
import { formatDuration, formatTime, nameDay } from '@portal/domain/format/date-time';
import type { Lesson } from '@portal/domain/lessons/lesson';
import { dayOf } from '@portal/domain/time/day';
import { lessonKind } from '../items/calendar-item.ts';
import { messages } from '../messages.ts';
import { minutesUntil } from './next-lesson.ts';

interface Props {
  lesson: Lesson | undefined;
  /** How many lessons of today are not cancelled. */
  lessonsToday: number;
  now: number;
  timeZone: string;
  onOpen: (lesson: Lesson, opener: HTMLElement) => void;
}

/** What comes next, for a glance from the desk (design 4.3). */
export function NextLessonCard({ lesson, lessonsToday, now, timeZone, onOpen }: Props) {
  return (
    <chakra.section bg="bg.panel" borderWidth="1px" borderRadius="lg" p="5" aria-labelledby="next-lesson">
      <chakra.h2 id="next-lesson" textStyle="label" color="fg.muted">
        {messages.nextLesson}
      </chakra.h2>
      {lesson ? (
        <NextLesson lesson={lesson} now={now} timeZone={timeZone} onOpen={onOpen} />
      ) : (
        <chakra.p mt="3" color="fg.muted">
          {messages.noNextLesson}
        </chakra.p>
      )}
      <chakra.p mt="4" pt="3" borderTopWidth="1px" textStyle="body.sm" color="fg.muted">
        {messages.lessonsToday(lessonsToday)}
      </chakra.p>
    </chakra.section>
  );
}

function NextLesson({
  lesson,
  now,
  timeZone,
  onOpen,
}: { lesson: Lesson } & Pick<Props, 'now' | 'timeZone' | 'onOpen'>) {
  const minutes = minutesUntil(lesson.startAt, now);
  const day = nameDay(dayOf(lesson.startAt, timeZone), dayOf(now, timeZone));
  return (
    <chakra.button
      type="button"
      data-kind={lessonKind(lesson)}
      data-item={`next-${lesson.id}`}
      onClick={(event) => onOpen(lesson, event.currentTarget)}
      display="flex"
      gap="3"
      w="full"
      mt="3"
      textAlign="start"
      cursor="pointer"
      borderRadius="sm"
    >
      <span className="spine" aria-hidden />
      <chakra.span display="grid" gap="0.5" minW="0">
        <chakra.span textStyle="title.sm">
          {minutes === 0 ? messages.running : messages.startsIn(formatDuration(minutes * millisecondsInMinute))}
        </chakra.span>
        <chakra.span textStyle="body.md" fontWeight="600">
          {lesson.className}
        </chakra.span>
        <chakra.span textStyle="time" color="fg.muted">
          {day} {messages.range(formatTime(lesson.startAt, timeZone), formatTime(lesson.endAt, timeZone))}
        </chakra.span>
        <chakra.span textStyle="caption" color="fg.muted">
          {messages.students(lesson.studentCount)}
        </chakra.span>
      </chakra.span>
    </chakra.button>
  );
}
