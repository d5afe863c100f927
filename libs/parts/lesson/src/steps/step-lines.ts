import { millisecondsInMinute } from 'date-fns/constants';
import { HELD_LABELS } from '@portal/domain/classes/class-progress';
import { heldMinutes } from '@portal/domain/evidence/evidence-lanes';
import { formatDuration, formatTime, nameDay } from '@portal/domain/format/date-time';
import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import type { LessonDiary } from '@portal/domain/lessons/lesson-diary';
import { lessonOpensAt } from '@portal/domain/lessons/lesson-transitions';
import { hasRoom } from '@portal/domain/lessons/states/lesson-room';
import { confirmTimeOf } from '@portal/domain/lessons/steps/confirm-time';
import {
  lessonStanding,
  type LessonStep,
  type StandingLesson,
  type StepState,
  wrapUpBy,
} from '@portal/domain/lessons/steps/lesson-standing';
import { dayOf, type InstantLike } from '@portal/domain/time/day';
import { stepsMessages as words } from './steps-messages.ts';

/** A lesson of a list; its own page knows its diary besides. */
export type DottedLesson = StandingLesson & { readonly diary?: Pick<LessonDiary, 'confirmBy'> };

/** What the large line tells of. */
export type SteppedLesson = Pick<
  LessonDesk,
  'lesson' | 'meetingUrl' | 'isQuestioned' | 'questions' | 'diary' | 'startedAt' | 'endedAt'
>;

/** What stands under the word of a lesson: until when, or what has happened; null where the word says all. */
export function standingLine(known: DottedLesson, now: Date, zone: string): string | null {
  const { lesson, diary, isQuestioned = false, questions = [] } = known;
  const when = (instant: InstantLike) => momentOf(instant, now, zone);
  const { point } = lessonStanding(known, now);
  switch (point) {
    case 'OPEN':
      return hasRoom(known) ? words.enterNow : words.startNow;
    case 'MISSED':
      return words.passed;
    case 'RUNNING':
      return isPast(lesson.endAt, now) ? words.overrun : words.endsAt(formatTime(lesson.endAt, zone));
    case 'TO_WRAP_UP':
      return words.until(when(wrapUpBy(lesson)));
    case 'WRAP_UP_LATE':
      return words.late;
    case 'SENT': {
      const time = diary ? confirmTimeOf({ isQuestioned, questions, diary }) : null;
      return time && words.silence(when(time));
    }
    case 'QUESTIONED':
      return words.stopped;
    case 'CONFIRMED':
      return HELD_LABELS.held;
    default:
      return null;
  }
}

/** What stands under each of the four steps: what was, what is until when, and what will be. */
export function stepLine({ step, is }: StepState, desk: SteppedLesson, now: Date, zone: string): string | null {
  return LINES[step][is](desk, now, zone);
}

type Line = (desk: SteppedLesson, now: Date, zone: string) => string | null;

const LINES: Record<LessonStep, Record<StepState['is'], Line>> = {
  PLAN: {
    DONE: ({ lesson }, now, zone) => momentOf(lesson.startAt, now, zone),
    NOW: (desk, now, zone) => standingLine(desk, now, zone) ?? opening(desk, now, zone),
    LATER: () => null,
  },
  HOLD: {
    DONE: ({ lesson, startedAt, endedAt }, _, zone) =>
      startedAt && endedAt
        ? words.ran(formatTime(startedAt, zone), formatTime(endedAt, zone), heldLength(lesson, startedAt, endedAt))
        : HELD_LABELS.held,
    NOW: standingLine,
    LATER: ({ lesson: { startAt, endAt } }, _, zone) =>
      words.willRun(formatTime(startAt, zone), lengthOf(startAt, endAt)),
  },
  WRAP_UP: {
    DONE: ({ diary: { sentAt } }, now, zone) => sentAt && words.wrappedUp(momentOf(sentAt, now, zone)),
    NOW: standingLine,
    LATER: () => words.wrapUpWithin,
  },
  CONFIRM: {
    DONE: ({ diary: { confirmedBy } }) => confirmedBy && words.confirmedBy[confirmedBy],
    NOW: standingLine,
    LATER: () => words.confirmWithin,
  },
};

function opening(desk: SteppedLesson, now: Date, zone: string): string {
  const when = momentOf(lessonOpensAt({ startAt: new Date(desk.lesson.startAt) }), now, zone);
  return hasRoom(desk) ? words.enterFrom(when) : words.startFrom(when);
}

const isPast = (instant: string, now: Date) => Date.parse(instant) <= now.getTime();
const lengthOf = (from: string, to: string) => formatDuration(Date.parse(to) - Date.parse(from));

/** The minutes that count, as the evidence and the family have them: those inside the lesson's own time. */
function heldLength({ startAt, endAt }: SteppedLesson['lesson'], startedAt: string, endedAt: string): string {
  const minutes = heldMinutes({ startAt, endAt, startedAt }, endedAt);
  const length = formatDuration(minutes * millisecondsInMinute);
  const wholeMinutes = Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / millisecondsInMinute);
  return wholeMinutes > minutes ? words.inside(length) : length;
}

/** `내일 14:30`, or the date where it is further. */
const momentOf = (instant: InstantLike, now: Date, zone: string) =>
  `${nameDay(dayOf(instant, zone), dayOf(now, zone))} ${formatTime(instant, zone)}`;
