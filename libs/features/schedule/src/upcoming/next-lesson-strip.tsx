import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { millisecondsInMinute } from 'date-fns/constants';
import { classShortName } from '@portal/domain/classes/names/class-short-name';
import { formatDuration, formatTime, nameDay } from '@portal/domain/format/date-time';
import { formatTimeRange } from '@portal/domain/format/range';
import { type Lesson, TEACHING_MODE_LABELS } from '@portal/domain/lessons/lesson';
import { dayOf } from '@portal/domain/time/day';
import { EnterLesson } from '@portal/lesson/enter-lesson';
import { nextLessonMessages as words } from '@portal/lesson/next-lesson-messages';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { messages } from '../messages.ts';

const look: SystemStyleObject = {
  layerStyle: 'spine',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '1',
  minH: '14',
  ps: '4',
  pe: '1.5',
  py: '1.5',
  borderRadius: 'lg',
  textStyle: 'body.md',
  color: 'fg.muted',
  '&[data-nothing]': { bg: 'bg.muted', borderInlineStartColor: 'border.emphasized' },
  '& .lesson': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '3',
    flex: '0 1 auto',
    minW: 0,
    minH: 'touch',
    alignContent: 'center',
    textAlign: 'start',
    cursor: 'pointer',
    borderRadius: 'sm',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .countdown': { textStyle: 'title.sm', color: 'fg' },
  '& .class': { fontWeight: '600', color: 'fg' },
  '& .sums': { textStyle: 'caption', ms: 'auto', pe: '1.5' },
};
const Strip = chakra('section', { base: look });

/** Of lessons that are not cancelled. */
export interface LessonSums {
  readonly today: number;
  readonly thisWeek: number;
  readonly thisWeekMs: number;
}

interface Props {
  lesson: Lesson | undefined;
  sums: LessonSums;
  now: number;
  onOpen: (lesson: Lesson, opener: HTMLElement) => void;
}

/** What comes next in one line over the calendar, for a glance from the desk (design 4.3), and how much the week holds. */
export function NextLessonStrip({ lesson, sums, now, onOpen }: Props) {
  return (
    <Strip
      aria-labelledby="next-lesson"
      data-nothing={!lesson || undefined}
      colorPalette={lesson && isLate(lesson, now) ? 'mustard' : 'celadon'}
    >
      <VisuallyHidden as="h2" id="next-lesson">
        {words.title}
      </VisuallyHidden>
      {lesson ? <LessonLine lesson={lesson} now={now} onOpen={onOpen} /> : <p>{words.none(1)}</p>}
      <p className="sums">
        {messages.lessonsToday(sums.today)}
        {' · '}
        {messages.lessonsThisWeek(sums.thisWeek, formatDuration(sums.thisWeekMs))}
      </p>
      {lesson && <EnterLesson lesson={lesson} />}
    </Strip>
  );
}

/** Its name is what is written on it (WCAG 2.5.3); the whole name of the class is in the details that it opens. */
function LessonLine({ lesson, now, onOpen }: Pick<Props, 'now' | 'onOpen'> & { lesson: Lesson }) {
  const zone = useTeacherZone();
  const day = nameDay(dayOf(lesson.startAt, zone), dayOf(now, zone));
  const times = formatTimeRange(formatTime(lesson.startAt, zone), formatTime(lesson.endAt, zone));
  const details = [
    `${lesson.isTrial ? words.trial : words.no(lesson.no)} ${lesson.title}`,
    words.students(lesson.studentCount),
    lesson.place ?? TEACHING_MODE_LABELS[lesson.mode],
  ];
  return (
    <button
      type="button"
      className="lesson"
      title={lesson.className}
      data-item={`next-${lesson.id}`}
      onClick={(event) => onOpen(lesson, event.currentTarget)}
    >
      <span className="countdown">{countdown(lesson, now)} </span>
      <span className="class">{classShortName(lesson.className)} </span>
      <span>
        {day} {times}{' '}
      </span>
      <span>{details.join(' · ')}</span>
    </button>
  );
}

const isLate = ({ status, startAt }: Lesson, now: number) => status === 'UPCOMING' && Date.parse(startAt) <= now;

function countdown(lesson: Lesson, now: number): string {
  const start = Date.parse(lesson.startAt) - now;
  if (start > 0) return words.startsIn(formatDuration(start));
  // Nobody has begun it: that it has an end is no comfort.
  if (isLate(lesson, now)) return start > -millisecondsInMinute ? words.due : words.late(formatDuration(-start));
  return words.endsIn(formatDuration(Date.parse(lesson.endAt) - now));
}
