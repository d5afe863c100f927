import { isShortNotice, noticeUntil } from '@portal/domain/classes/short-notice';
import type { BodyOf } from '@portal/domain/contract/endpoint';
import type { Lesson } from '@portal/domain/lessons/lesson';
import type { LessonDetail, lessonsContract } from '@portal/domain/lessons/lessons.contract';
import type { TimeSpan } from '@portal/domain/schedule/schedule-conflict';
import { addDays, dayOf, instantOf, isKnownDay } from '@portal/domain/time/day';
import { asSpan, asTimeSpan, type Span } from '../../core/days/span.ts';
import { DomainError } from '../../core/domain-error.ts';
import type { Teacher } from '../../core/teacher.ts';
import { isLateCancel } from '../classes/module.ts';
import { bookingRulesQueries, instantOfRequest, lessonTimes, openTimes, SHOWN, spanOf } from '../schedule/module.ts';
import { changeLessons, endMove, type LessonDeps, ownLesson } from './lesson-changes.ts';
import { lessonsOn } from './lessons-on-schedule.ts';
import { lessonQueries, type NamedLesson } from './lessons.queries.ts';
import { planLessons } from './moves/lesson-day-plan.ts';
import { lessonMoveQueries } from './moves/lesson-moves.queries.ts';
import { lessonCanceledLetter } from './reminders/family-letters.ts';
import { lessonCanceled } from './reminders/lesson-notices.ts';
import { settleClass } from './settle/settle-class.ts';

/** A day's lessons are moved into the two weeks after it. */
const PLAN_DAYS = 14;

type Cancellation = BodyOf<typeof lessonsContract.cancelLesson>;

interface DayPlanItem {
  readonly lesson: Lesson;
  readonly alternatives: TimeSpan[];
  readonly within24h: boolean;
}

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
      const { now, moves } = change;
      const lesson = await ownLesson(change, id);
      if (lesson.status !== 'UPCOMING') throw new DomainError('WRONG_STATE');
      if (lesson.version !== version) throw new DomainError('VERSION_CONFLICT');
      const shortNotice = isLateCancel(noticeUntil(lesson.startAt), now, consent);
      if (!(await change.lessons.cancel(lesson, reason))) throw new DomainError('VERSION_CONFLICT');
      const waiting = await moves.waitingOf(id);
      if (waiting) await endMove(change, waiting, { to: 'WITHDRAWN', by: 'TEACHER', for: 'LESSON' });
      await moves.record([{ lessonId: id, kind: 'CANCELED', actor: 'TEACHER', shortNotice, note: reason, at: now }]);
      const students = await change.lessons.studentsOf(lesson);
      const accounts = students.flatMap(({ userId }) => userId ?? []);
      await change.notify([teacherId, ...accounts], lessonCanceled(lesson, reason, now));
      await change.write(students, lessonCanceledLetter(lesson, reason));
      // Last: who takes part in a class that is over by this is told of nothing any more.
      await settleClass(change.tx, lesson.classId, now);
      change.touch(id, accounts);
    });
    return detailOf(teacherId, id);
  }

  /** Open time in the days after a day, without what the lessons of that day take up themselves. */
  async function timeAfter(teacher: Teacher, date: string, exceptLessonIds: readonly string[]) {
    const range: Span = {
      from: instantOf(addDays(date, 1), 0, teacher.timeZone),
      to: instantOf(addDays(date, 1 + PLAN_DAYS), 0, teacher.timeZone),
    };
    const { bufferMinutes, maxLessonsPerDay } = await bookingRulesQueries(db).of(teacher.id);
    const open = await openTimes(db, clock, lessonsOn).openSpans(teacher, range, { exceptLessonIds });
    const countOn = new Map<string, number>();
    const count = (at: Date) => {
      const day = dayOf(at, teacher.timeZone);
      countOn.set(day, (countOn.get(day) ?? 0) + 1);
    };
    if (maxLessonsPerDay !== null) {
      for (const { from } of await onSchedule.standingIn(teacher.id, range, exceptLessonIds)) count(from);
      for (const move of await onSchedule.movesIn(teacher.id, range))
        if (!exceptLessonIds.includes(move.lessonId)) count(new Date(move.newStartAt));
    }
    const roomOn = (day: string) => (maxLessonsPerDay ?? Infinity) - (countOn.get(day) ?? 0);
    return { open, rules: { timeZone: teacher.timeZone, bufferMinutes, roomOn } };
  }

  return {
    detailOf,
    cancel,

    async timesFor(teacher: Teacher, id: string, near: string | undefined) {
      const lesson = await ownRow(teacher.id, id);
      const now = clock.now();
      if (lesson.status !== 'UPCOMING' || lesson.startAt <= now) throw new DomainError('WRONG_STATE');
      const at = near === undefined ? lesson.startAt : instantOfRequest(near, 'near');
      return {
        alternatives: await lessonTimes(db, clock, teacher, lessonsOn).near(lesson, at),
        noticeUntil: noticeUntil(lesson.startAt).toISOString(),
        within24h: isShortNotice(lesson.startAt, now),
      };
    },

    /** Where all lessons of one local day that are still to come could go, in the order of the day. */
    async planDay(teacher: Teacher, date: string): Promise<DayPlanItem[]> {
      if (!isKnownDay(date)) throw new DomainError('VALIDATION');
      const now = clock.now();
      const { timeZone } = teacher;
      const day = { from: instantOf(date, 0, timeZone), to: instantOf(addDays(date, 1), 0, timeZone) };
      const onDay = (await onSchedule.lessonsIn(teacher.id, day)).filter(
        ({ status, startAt }) =>
          status === 'UPCOMING' && new Date(startAt) > now && dayOf(new Date(startAt), timeZone) === date,
      );
      if (!onDay.length) return [];
      const planned = onDay.map((lesson) => ({ id: lesson.id, ...asSpan(lesson) }));
      const { open, rules } = await timeAfter(
        teacher,
        date,
        onDay.map(({ id }) => id),
      );
      const times = planLessons(planned, open, rules, SHOWN);
      return onDay.map((lesson) => ({
        lesson,
        alternatives: times.get(lesson.id) ?? [],
        within24h: isShortNotice(new Date(lesson.startAt), now),
      }));
    },
  };
}
