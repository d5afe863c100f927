import type { Calendar, CalendarEvent } from '@portal/domain/teaching/calendar';
import type { Lesson } from '@portal/domain/teaching/lesson';
import { and, asc, between, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../core/database.ts';
import type { FreeSlot } from './free-time.ts';
import { calendarEvent, enrollment, freeSlot, lesson, student, teachingClass, timeOff } from './teaching.tables.ts';

interface InstantRange {
  readonly from: Date;
  readonly to: Date;
}

export interface DayRange {
  readonly from: string;
  readonly to: string;
}

// As long as the constraints lesson_length and time_off_length allow: a row that began earlier cannot touch the range.
export const LONGEST_LESSON_MS = 12 * 3_600_000;
const LONGEST_TIME_OFF_MS = 366 * 86_400_000;
const NAMES_SHOWN = 4;

const teacherId = sql.placeholder('teacherId');
const fromDay = sql.placeholder('fromDay');
const toDay = sql.placeholder('toDay');
const earliest = sql.placeholder('earliest');
const from = sql.placeholder('from');
const to = sql.placeholder('to');

/** Values of `earliest`, `from` and `to`. */
export const boundsOf = (range: InstantRange, longestMs: number) => ({
  earliest: new Date(range.from.getTime() - longestMs).toISOString(),
  from: range.from.toISOString(),
  to: range.to.toISOString(),
});

/** Reads one teacher's calendar. Every statement names the teacher and a bounded stretch of an index; all are prepared once. */
export function calendarQueries(db: Db) {
  const lessons = lessonsStatement(db).prepare('teaching_calendar_lessons');
  const events = db
    .select()
    .from(calendarEvent)
    .where(and(eq(calendarEvent.teacherId, teacherId), between(calendarEvent.date, fromDay, toDay)))
    .orderBy(asc(calendarEvent.date), asc(calendarEvent.time), asc(calendarEvent.id))
    .prepare('teaching_calendar_events');
  const isWeekly = eq(freeSlot.kind, 'WEEKLY');
  const isOnDay = and(eq(freeSlot.kind, 'DATE'), between(freeSlot.date, fromDay, toDay));
  const slots = db
    .select()
    .from(freeSlot)
    .where(and(eq(freeSlot.teacherId, teacherId), or(isWeekly, isOnDay)))
    .prepare('teaching_calendar_slots');
  const offs = db
    .select()
    .from(timeOff)
    .where(
      and(
        eq(timeOff.teacherId, teacherId),
        gt(timeOff.startAt, earliest),
        lt(timeOff.startAt, to),
        gt(timeOff.endAt, from),
      ),
    )
    .orderBy(asc(timeOff.startAt))
    .prepare('teaching_calendar_offs');

  return {
    async lessonsOf(teacher: string, range: InstantRange): Promise<Lesson[]> {
      const rows = await lessons.execute({ teacherId: teacher, ...boundsOf(range, LONGEST_LESSON_MS) });
      const students = await studentsOf(
        db,
        rows.map(({ lesson: { id, classId, isTrial } }) => ({ id, classId, isTrial })),
      );
      return rows.map(({ lesson: row, className }) => {
        const names = students.get(row.isTrial ? row.id : row.classId) ?? [];
        return {
          id: row.id,
          classId: row.classId,
          className,
          no: row.no,
          title: row.title,
          startAt: row.startAt.toISOString(),
          endAt: row.endAt.toISOString(),
          status: row.status,
          held: row.held,
          isTrial: row.isTrial,
          mode: row.mode,
          place: row.place,
          studentCount: names.length,
          studentNames: names.slice(0, NAMES_SHOWN),
          cancelReason: row.cancelReason,
        };
      });
    },

    async eventsOf(teacher: string, days: DayRange): Promise<CalendarEvent[]> {
      const rows = await events.execute({ teacherId: teacher, fromDay: days.from, toDay: days.to });
      return rows.map(({ id, title, date, time, endTime, note }) => ({
        id,
        title,
        date,
        time: time.slice(0, 5),
        endTime: endTime?.slice(0, 5) ?? null,
        note,
      }));
    },

    freeSlotsOf: (teacher: string, days: DayRange): Promise<FreeSlot[]> =>
      slots.execute({ teacherId: teacher, fromDay: days.from, toDay: days.to }),

    async timeOffsOf(teacher: string, range: InstantRange): Promise<Calendar['timeOffs']> {
      const rows = await offs.execute({ teacherId: teacher, ...boundsOf(range, LONGEST_TIME_OFF_MS) });
      return rows.map(({ id, startAt, endAt, reason }) => ({
        id,
        startAt: startAt.toISOString(),
        endAt: endAt.toISOString(),
        reason,
      }));
    },
  };
}

/** Takes teacherId, earliest, from and to; also read by the test of its query plan. */
export function lessonsStatement(db: Db) {
  return db
    .select({ lesson, className: teachingClass.name })
    .from(lesson)
    .innerJoin(teachingClass, eq(teachingClass.id, lesson.classId))
    .where(
      and(
        eq(lesson.teacherId, teacherId),
        gt(lesson.startAt, earliest),
        lt(lesson.startAt, to),
        gt(lesson.endAt, from),
      ),
    )
    .orderBy(asc(lesson.startAt), asc(lesson.id));
}

/** Names by class for regular lessons and by lesson for trials. */
async function studentsOf(
  db: Db,
  lessons: readonly { id: string; classId: string; isTrial: boolean }[],
): Promise<Map<string, string[]>> {
  const classIds = [...new Set(lessons.filter(({ isTrial }) => !isTrial).map(({ classId }) => classId))];
  const trialIds = lessons.filter(({ isTrial }) => isTrial).map(({ id }) => id);
  const wanted = [
    classIds.length ? and(inArray(enrollment.classId, classIds), isNull(enrollment.trialLessonId)) : undefined,
    trialIds.length ? inArray(enrollment.trialLessonId, trialIds) : undefined,
  ].filter((condition) => condition !== undefined);
  if (!wanted.length) return new Map();
  const rows = await db
    .select({ key: sql<string>`coalesce(${enrollment.trialLessonId}, ${enrollment.classId})`, name: student.name })
    .from(enrollment)
    .innerJoin(student, eq(student.id, enrollment.studentId))
    .where(or(...wanted))
    .orderBy(asc(student.name));
  const names = new Map<string, string[]>();
  for (const { key, name } of rows) names.set(key, [...(names.get(key) ?? []), name]);
  return names;
}
