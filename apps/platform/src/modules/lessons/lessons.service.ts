import { millisecondsInMinute } from 'date-fns/constants';
import { isShortNotice, noticeUntil } from '@portal/domain/classes/short-notice';
import type { AnswerOf, BodyOf } from '@portal/domain/contract/endpoint';
import type { lessonMovesContract } from '@portal/domain/lessons/lesson-moves.contract';
import type { LessonDetail, lessonsContract } from '@portal/domain/lessons/lessons.contract';
import type { TimeSpan } from '@portal/domain/schedule/schedule-conflict';
import { addDays, dayOf, instantOf, minuteOf } from '@portal/domain/time/day';
import { asSpan, asTimeSpan, lengthOf, type Span } from '../../core/days/span.ts';
import { DomainError } from '../../core/domain-error.ts';
import type { Teacher } from '../../core/teacher.ts';
import { bookingRulesQueries, lessonTimes, openTimes, SHOWN, spanOf } from '../schedule/module.ts';
import { familiesOf } from './families/lesson-recipients.ts';
import { cancelLesson } from './lesson-cancel.ts';
import { changeLessons, type LessonDeps, ownLesson } from './lesson-changes.ts';
import { lessonsOn } from './lessons-on-schedule.ts';
import { lessonQueries, type NamedLesson } from './lessons.queries.ts';
import { planLessons } from './moves/lesson-day-plan.ts';
import { lessonMoveQueries } from './moves/lesson-moves.queries.ts';

/** A day's lessons are moved into the two weeks after it. */
const PLAN_DAYS = 14;

type Cancellation = BodyOf<typeof lessonsContract.cancelLesson>;

type DayPlanItem = AnswerOf<typeof lessonMovesContract.planDayMove>['items'][number];

/** Reads and cancels single lessons, and looks for times to which they could go. */
export function lessonService(deps: LessonDeps) {
  const { clock } = deps;
  const { db } = deps.database;
  const lessons = lessonQueries(db);
  const onSchedule = lessonsOn(db);

  async function ownRow(teacherId: string, id: string): Promise<NamedLesson> {
    const row = await lessons.byId(id);
    if (row?.teacherId !== teacherId) throw new DomainError('NOT_FOUND');
    return row;
  }

  async function detailOf(teacherId: string, id: string): Promise<LessonDetail> {
    const row = await ownRow(teacherId, id);
    const [shown, moves] = await Promise.all([
      onSchedule.lessonsIn(teacherId, spanOf(row)),
      lessonMoveQueries(db).listOf(teacherId, { lessonId: id }),
    ]);
    const lesson = shown.find((each) => each.id === id);
    // Moved between the two reads: the next round finds it at its new time.
    if (!lesson) return detailOf(teacherId, id);
    const { version, movedFromStart, movedFromEnd } = row;
    return {
      ...lesson,
      version,
      noticeUntil: noticeUntil(row.startAt).toISOString(),
      movedFrom: movedFromStart && movedFromEnd ? asTimeSpan({ from: movedFromStart, to: movedFromEnd }) : null,
      moves,
    };
  }

  async function cancel(teacherId: string, id: string, { reason, version, consent = false }: Cancellation) {
    await changeLessons(deps, teacherId, async (change) => {
      const lesson = await ownLesson(change, id);
      if (lesson.status === 'UPCOMING' && lesson.version !== version) throw new DomainError('VERSION_CONFLICT');
      await cancelLesson(change, lesson, { reason, consent });
    });
    return detailOf(teacherId, id);
  }

  /** Open time in the days after a day. What a lesson of it has proposed already stays taken: that proposal may be kept. */
  async function timeAfter(teacher: Teacher, date: string) {
    const range: Span = {
      from: instantOf(addDays(date, 1), 0, teacher.timeZone),
      to: instantOf(addDays(date, 1 + PLAN_DAYS), 0, teacher.timeZone),
    };
    const { bufferMinutes, maxLessonsPerDay } = await bookingRulesQueries(db).of(teacher.id);
    const open = await openTimes(db, clock, lessonsOn).openSpans(teacher, range);
    const countOn = new Map<string, number>();
    const count = (at: Date) => {
      const day = dayOf(at, teacher.timeZone);
      countOn.set(day, (countOn.get(day) ?? 0) + 1);
    };
    if (maxLessonsPerDay !== null) {
      for (const { from } of await onSchedule.standingIn(teacher.id, range)) count(from);
      for (const move of await onSchedule.movesIn(teacher.id, range)) count(new Date(move.newStartAt));
    }
    const roomOn = (day: string) => (maxLessonsPerDay ?? Infinity) - (countOn.get(day) ?? 0);
    return { open, rules: { timeZone: teacher.timeZone, bufferMinutes, roomOn } };
  }

  /** For lessons of a day that no free time fits: the same hour, or near it, of the days after, kept apart from all plans. */
  async function timesOutside(
    teacher: Teacher,
    date: string,
    lessons: readonly (Span & { readonly id: string; readonly plan: TimeSpan | undefined })[],
  ): Promise<ReadonlyMap<string, TimeSpan[]>> {
    const { timeZone } = teacher;
    const taken = lessons.flatMap(({ plan }) => (plan ? asSpan(plan) : []));
    const found = new Map<string, TimeSpan[]>();
    for (const { id, from, to } of lessons.filter(({ plan }) => !plan)) {
      const times: TimeSpan[] = [];
      for (let day = 1; day <= PLAN_DAYS && times.length < SHOWN; day++) {
        const near = instantOf(addDays(date, day), minuteOf(from, timeZone), timeZone);
        const minutes = lengthOf({ from, to }) / millisecondsInMinute;
        const options = { minutes, near, count: 1, taken };
        times.push(...(await openTimes(db, clock, lessonsOn).nearestTimes(teacher, options)));
      }
      if (times[0]) taken.push(asSpan(times[0]));
      found.set(id, times);
    }
    return found;
  }

  return {
    detailOf,
    cancel,

    async timesFor(teacher: Teacher, id: string, near: string | undefined) {
      const lesson = await ownRow(teacher.id, id);
      const now = clock.now();
      if (lesson.status !== 'UPCOMING' || lesson.startAt <= now) throw new DomainError('WRONG_STATE');
      const at = near === undefined ? lesson.startAt : new Date(near);
      return {
        alternatives: await lessonTimes(db, clock, teacher, lessonsOn).near(lesson, at),
        noticeUntil: noticeUntil(lesson.startAt).toISOString(),
        within24h: isShortNotice(lesson.startAt, now),
      };
    },

    /** Where all lessons of one local day that are still to come could go, in the order of the day. */
    async planDay(teacher: Teacher, date: string): Promise<DayPlanItem[]> {
      const now = clock.now();
      const { timeZone } = teacher;
      const day = { from: instantOf(date, 0, timeZone), to: instantOf(addDays(date, 1), 0, timeZone) };
      const onDay = (await onSchedule.lessonsIn(teacher.id, day)).filter(
        ({ status, startAt }) =>
          status === 'UPCOMING' && new Date(startAt) > now && dayOf(new Date(startAt), timeZone) === date,
      );
      if (!onDay.length) return [];
      const planned = onDay.map((lesson) => ({ id: lesson.id, ...asSpan(lesson) }));
      const { open, rules } = await timeAfter(teacher, date);
      const times = planLessons(planned, open, rules, SHOWN);
      const others = await timesOutside(
        teacher,
        date,
        planned.map((lesson) => ({ ...lesson, plan: times.get(lesson.id)?.[0] })),
      );
      const moves = await onSchedule.movesIn(teacher.id, day);
      const families = await familiesOf(
        db,
        onDay.map(({ id }) => id),
      );
      return onDay.map((lesson) => ({
        lesson,
        waiting: moves.find(({ lessonId }) => lessonId === lesson.id) ?? null,
        alternatives: times.get(lesson.id) ?? [],
        others: others.get(lesson.id) ?? [],
        within24h: isShortNotice(new Date(lesson.startAt), now),
        // Whom no letter reaches is not counted.
        families: families(lesson.id)
          .filter(({ languages }) => languages.length > 0)
          .map(({ id, name, languages }) => ({ id, name, languages })),
      }));
    },
  };
}
