import type { PlannedLesson, TimingException } from '@portal/domain/classes/class';
import { obstaclesOf, stretchesOff } from '@portal/domain/schedule/days-off';
import type { TimeSpan } from '@portal/domain/schedule/schedule-conflict';
import type { Holiday } from '@portal/domain/time/holiday';
import { lastPlanDay, type PlannedTime } from '@portal/domain/time/plan-times';
import type { Db, Tx } from '../../../core/database/database.ts';
import { holidaysBetween } from '../../../core/days/holidays.ts';
import { asSpan, asTimeSpan } from '../../../core/days/span.ts';
import { DomainError } from '../../../core/domain-error.ts';
import type { Teacher } from '../../../core/teacher.ts';
import { bookingRulesQueries, timeOffOf, timeOffQueries } from '../../schedule/module.ts';
import type { ClassDeps } from '../class-deps.ts';
import { type ClassTiming, planLessonTimes, timingProblems } from './class-plan.ts';
import { movedByDays, overlapWithin, withMoves } from './moved-lessons.ts';

/** A lesson before it has a time. */
export interface LessonTopic {
  readonly title: string;
  readonly programmeNo: number | null;
}

export interface WantedTiming extends ClassTiming {
  readonly skipHolidays: boolean;
  readonly skipTimeOffs: boolean;
  readonly exceptions: readonly TimingException[];
}

/** Of how many lessons other times are looked for; the others can be left out, or wait until these are settled. */
const EXPLAINED = 12;
const TIMES_SHOWN = 3;
const LOOK_AHEAD_DAYS = 7;

/** Lays the lessons of a class on the days of its schedule and says what stands there. */
export function classPlanner(db: Db | Tx, { clock, lessons }: Pick<ClassDeps, 'clock' | 'lessons'>) {
  /** The public holidays of the teacher's countries, in all the years that two days lie in. */
  async function holidaysOf({ id }: Teacher, from: string, to: string): Promise<Holiday[]> {
    const { holidayCountries } = await bookingRulesQueries(db).of(id);
    const found: Holiday[] = [];
    for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year++)
      found.push(...(await holidaysBetween(holidayCountries, { from: `${year}-01-01`, to: `${year}-12-31` })));
    return found;
  }

  async function daysOff(teacher: Teacher, timing: WantedTiming, count: number) {
    const { startDate, skipHolidays, skipTimeOffs, exceptions } = timing;
    const timeOffs = skipTimeOffs ? (await timeOffQueries(db, teacher.id).notOver(clock.now())).map(timeOffOf) : [];
    const left = new Set(exceptions.flatMap((one) => (one.newStartAt === null ? Date.parse(one.slotAt) : [])));
    const until = lastPlanDay(startDate, count + left.size, stretchesOff(timeOffs, teacher.timeZone));
    const holidays = skipHolidays ? await holidaysOf(teacher, startDate, until) : [];
    const obstacleOf = obstaclesOf({ holidays, timeOffs });
    return {
      until,
      obstacleOf: (time: PlannedTime) =>
        obstacleOf(time) ?? (left.has(time.from.getTime()) ? '건너뛴 회차' : undefined),
    };
  }

  return {
    /** Throws VALIDATION. */
    async plan(teacher: Teacher, timing: WantedTiming, topics: readonly LessonTopic[]): Promise<PlannedLesson[]> {
      const { timeZone } = teacher;
      const now = clock.now();
      const fields = timingProblems(timing, { timeZone, now });
      if (Object.keys(fields).length) throw new DomainError('VALIDATION', { fields });
      const days = await daysOff(teacher, timing, topics.length);
      const planned = planLessonTimes(timing, topics.length, { timeZone, now, ...days });
      const times = withMoves(planned, timing.exceptions, { timeZone, now });
      const conflicts = await lessons.conflictsOf(db, teacher, times);
      return times.map((time, at) => ({
        no: at + 1,
        title: topics[at]!.title,
        ...asTimeSpan(time),
        slotAt: time.slotAt.toISOString(),
        skipped: [...time.skipped],
        conflict: conflicts[at] ?? overlapWithin(times, at),
        alternatives: [],
      }));
    },

    /** The same lessons, those that something is in the way of with times near by that fit beside all of them. */
    async withAlternatives(teacher: Teacher, planned: readonly PlannedLesson[]): Promise<PlannedLesson[]> {
      const free = planned.filter(({ conflict }) => conflict === null).map(asSpan);
      const taken = planned.filter(({ conflict }) => conflict !== null).slice(0, EXPLAINED);
      const found = new Map<number, TimeSpan[]>();
      for (const lesson of taken) {
        const times: TimeSpan[] = [];
        for (let day = 0; day < LOOK_AHEAD_DAYS && times.length < TIMES_SHOWN; day++) {
          const wanted = movedByDays(asSpan(lesson), day, teacher.timeZone);
          times.push(...(await lessons.timesNear(teacher, wanted, free)));
        }
        found.set(lesson.no, times.slice(0, TIMES_SHOWN));
      }
      return planned.map((lesson) => ({ ...lesson, alternatives: found.get(lesson.no) ?? [] }));
    },

    /** The refusal of a plan whose lesson is in the way of something: it names that and offers other times of the day. */
    async refusalOf(teacher: Teacher, lesson: PlannedLesson): Promise<DomainError> {
      const wanted = asSpan(lesson);
      const other = lesson.conflict!;
      const alternatives = await lessons.timesNear(teacher, wanted);
      return new DomainError('SCHEDULE_OVERLAP', {
        conflict: { wanted: asTimeSpan(wanted), other, alternatives },
      });
    },
  };
}

/** Ends the making of a class whose time is taken; the search for other times waits until the schedule's lock is free. */
export class ClassTimeTaken extends Error {
  readonly lesson: PlannedLesson;

  constructor(lesson: PlannedLesson) {
    super(`Lesson ${lesson.no} meets ${lesson.conflict!.kind} ${lesson.conflict!.id}`);
    this.lesson = lesson;
  }
}
