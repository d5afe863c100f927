import { millisecondsInMinute } from 'date-fns/constants';
import { asTimeSpan, lengthOf } from '../../core/days/span.ts';
import { DomainError } from '../../core/domain-error.ts';
import type { AccountedStudent, ClassChange, ClassLessons, LessonOfClass } from '../classes/module.ts';
import { openTimes, SHOWN, spanOf } from '../schedule/module.ts';
import { lessonAbsenceQueries } from './absences/lesson-absences.queries.ts';
import { classLessonQueries } from './class-lessons.queries.ts';
import { takeOut } from './lesson-cancel.ts';
import { changeLessons, endMove, type LessonChange, type LessonDeps } from './lesson-changes.ts';
import { lessonsOn } from './lessons-on-schedule.ts';
import { programmeOf } from './programmes/programmes.queries.ts';
import { rosterQueries } from './roster/roster.queries.ts';
import { asLessons } from './shown-lessons.queries.ts';

/** What classes know of their lessons, and do with them. */
export function classLessons(deps: LessonDeps): ClassLessons {
  const { clock } = deps;
  const { db } = deps.database;
  const queries = classLessonQueries(db);
  return {
    change: (teacherId, work) => changeLessons(deps, teacherId, (change) => work(changeOf(change))),
    heldCount: (of) => queries.heldCount(of),
    notHeldCount: (of) => queries.notHeldCount(of),
    async nextOf(classIds, now) {
      const rows = await queries.nextOf(classIds, now);
      return new Map(
        rows.map(({ classId, id, no, title, status, ...row }) => [
          classId,
          { id, no, title, status, ...asTimeSpan(spanOf(row)) },
        ]),
      );
    },
    async toWrapUpOf(classIds) {
      const byClass = Map.groupBy(await queries.toWrapUpOf(classIds), ({ classId }) => classId);
      return new Map(
        [...byClass].map(([classId, rows]) => [
          classId,
          { count: rows.length, lessonId: rows[0]!.id, endAt: rows[0]!.endAt.toISOString() },
        ]),
      );
    },
    async page(classId, page) {
      const [total, rows] = await Promise.all([queries.count(classId), queries.page(classId, page)]);
      return { total, items: await asLessons(db, rows) };
    },
    regular: (on, classId) => classLessonQueries(on).regular(classId),
    async firstCancelable(classId, now) {
      const [first] = await queries.cancelable(classId, now);
      return first?.startAt ?? null;
    },
    programmeOf,
    rosterOf: (on, classId) => rosterQueries(on).ofClass(classId),
    conflictsOf: (on, teacher, times) => openTimes(on, clock, lessonsOn).conflictsOf(teacher, times),
    timesNear: (teacher, wanted, taken = []) =>
      openTimes(db, clock, lessonsOn).nearestTimes(teacher, {
        minutes: lengthOf(wanted) / millisecondsInMinute,
        near: wanted.from,
        count: SHOWN,
        taken,
      }),
  };
}

function changeOf(change: LessonChange): ClassChange {
  const { tx, now } = change;
  const queries = classLessonQueries(tx);
  return {
    tx,
    now,
    notify: change.notify,
    write: change.write,
    touch: change.touch,
    addLessons: (lessons) => queries.insert(lessons),
    upcoming: (classId) => queries.upcoming(classId),
    cancelable: (classId) => queries.cancelable(classId, now),
    async cancel(lessons, reason) {
      const students: AccountedStudent[] = [];
      for (const lesson of lessons) students.push(...(await cancelOne(change, lesson, reason)));
      return students;
    },
    async endProposals(classId) {
      for (const { id, isTrial } of await queries.upcoming(classId)) {
        const waiting = isTrial ? undefined : await change.moves.waitingOf(id);
        if (!waiting) continue;
        await endMove(change, waiting, { to: 'WITHDRAWN', by: 'TEACHER', for: 'LESSON' });
        change.touch(id);
      }
    },
    dropAbsences: (classId, studentId) => lessonAbsenceQueries(tx).dropOf(studentId, classId),
    movePlace: (classId, from, to) => queries.movePlace(classId, from, to),
  };
}

async function cancelOne(change: LessonChange, { id }: LessonOfClass, reason: string): Promise<AccountedStudent[]> {
  const lesson = await change.lessons.byId(id);
  if (!lesson) throw new DomainError('VERSION_CONFLICT');
  return takeOut(change, lesson, { reason, by: 'TEACHER' });
}
