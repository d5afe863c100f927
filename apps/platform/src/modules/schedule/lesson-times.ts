import { millisecondsInMinute } from 'date-fns/constants';
import type { ScheduleConflict, TimeSpan } from '@portal/domain/schedule/schedule-conflict';
import type { Clock } from '../../core/clock.ts';
import type { Db, Tx } from '../../core/database/database.ts';
import { asTimeSpan, lengthOf, type Span } from '../../core/days/span.ts';
import { DomainError } from '../../core/domain-error.ts';
import type { Teacher } from '../../core/teacher.ts';
import { openTimes } from './free-times/open-times.service.ts';
import type { LessonsOn } from './lessons-on-schedule.ts';

/** How many other times are offered. */
export const SHOWN = 3;

/** A lesson as far as its time goes. */
export interface TimedLesson {
  readonly id: string;
  readonly className: string;
  readonly startAt: Date;
  readonly endAt: Date;
}

type Times = Pick<TimedLesson, 'startAt' | 'endAt'>;

export const spanOf = ({ startAt, endAt }: Times): Span => ({ from: startAt, to: endAt });

/** The same length from another start on. */
export const spanFrom = (from: Date, { startAt, endAt }: Times): Span => ({
  from,
  to: new Date(from.getTime() + (endAt.getTime() - startAt.getTime())),
});

/** What was found to stand in the way of a lesson's new time. */
interface TakenTime {
  readonly lesson: TimedLesson;
  readonly wanted: Span;
  readonly other: ScheduleConflict['other'];
  /** Further times of the same request, which are no alternatives. */
  readonly promised: readonly Span[];
  /** Where in the request the time stands. */
  readonly field: string | undefined;
}

/** Ends a change whose time is taken; the search for other times waits until the schedule's lock is free again. */
export class TimeTaken extends Error {
  readonly taken: TakenTime;

  constructor(taken: TakenTime) {
    super(`${taken.lesson.id} meets ${taken.other.kind} ${taken.other.id}`);
    this.taken = taken;
  }
}

/** What is said about the time of one lesson: what stands in its way, and which other times are near. */
export function lessonTimes(db: Db | Tx, clock: Clock, teacher: Teacher, lessonsOn: LessonsOn) {
  const times = openTimes(db, clock, lessonsOn);

  /** Three times for the lesson on the day of `near`, none of which touches where it stands: a quarter later is no help. */
  const near = (lesson: TimedLesson, at: Date, taken: readonly Span[] = []): Promise<TimeSpan[]> =>
    times.nearestTimes(teacher, {
      minutes: lengthOf(spanOf(lesson)) / millisecondsInMinute,
      near: at,
      count: SHOWN,
      exceptLessonIds: [lesson.id],
      taken: [spanOf(lesson), ...taken],
    });

  return {
    near,

    /** What another time would meet, and whether it is free time. */
    fitOf: (lesson: TimedLesson, wanted: Span) => times.fitOf(teacher, wanted, { exceptLessonIds: [lesson.id] }),

    /** Throws TimeTaken where something else of the teacher stands. */
    async refuseOverlap(
      lesson: TimedLesson,
      wanted: Span,
      { promised = [], field }: { promised?: readonly Span[]; field?: string } = {},
    ): Promise<void> {
      const other = await times.conflictOf(teacher, wanted, { exceptLessonIds: [lesson.id] });
      if (other) throw new TimeTaken({ lesson, wanted, other, promised, field });
    },

    /** The refusal: it names what stands there and offers other times. */
    async explain({ lesson, wanted, other, promised, field }: TakenTime): Promise<DomainError> {
      const alternatives = await near(lesson, wanted.from, promised);
      return new DomainError('SCHEDULE_OVERLAP', {
        ...(field === undefined ? {} : { fields: { [field]: `${lesson.className}: ${other.title}` } }),
        conflict: { wanted: asTimeSpan(wanted), other, alternatives },
      });
    },
  };
}
