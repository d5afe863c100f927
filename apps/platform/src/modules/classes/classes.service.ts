import type { ClassStudent, ClassSummary, TeachingClass } from '@portal/domain/classes/class';
import type { ClassTab } from '@portal/domain/classes/classes.contract';
import type { Lesson } from '@portal/domain/lessons/lesson';
import { noticeUntil } from '@portal/domain/lessons/short-notice';
import { DomainError } from '../../core/domain-error.ts';
import { withHomework } from '../coursework/homework/student-homework.queries.ts';
import { asLessons } from '../schedule/calendar/calendar.queries.ts';
import { spanOf } from '../schedule/lesson-times.ts';
import { asTimeSpan } from '../../core/days/span.ts';
import { type ClassDeps, ownClass } from './class-deps.ts';
import { classListQueries, type ClassOrder, type ListedClass } from './class-list.queries.ts';
import { classStudentQueries } from './class-students.queries.ts';
import { classQueries } from './classes.queries.ts';
import { programmeOf } from './creation/programme-progress.queries.ts';

const STUDENTS_SHOWN = 4;

interface ClassPage {
  readonly total: number;
  readonly items: ClassSummary[];
  readonly counts: Record<ClassTab, number>;
}

/** Reads the classes of a teacher. */
export function classService({ database: { db }, clock, chat }: ClassDeps) {
  async function summariesOf(teacherId: string, rows: readonly ListedClass[]): Promise<ClassSummary[]> {
    const queries = classListQueries(db, teacherId, clock.now());
    const ids = rows.map((row) => row.class.id);
    const [next, students, unread] = await Promise.all([
      queries.nextLessons(ids),
      queries.students(ids),
      chat.unreadIn(
        teacherId,
        rows.flatMap((row) => row.class.chatRoomId ?? []),
      ),
    ]);
    return rows.map(({ class: row, courseTitle, level, lessonHeld }) => {
      const { id, code, name, courseId, mode, progress, canceledAt, startDate, endDate, lessonTotal, chatRoomId } = row;
      const nextLesson = next.find(({ classId }) => classId === id);
      const own = students.filter(({ classId }) => classId === id);
      return {
        ...{ id, code, name, courseId, courseTitle, level, mode, progress },
        canceledAt: canceledAt?.toISOString() ?? null,
        ...{ startDate, endDate, lessonTotal, lessonHeld, studentCount: own.length },
        students: own.slice(0, STUDENTS_SHOWN).map((one) => ({ id: one.id, name: one.name, avatar: one.avatar })),
        nextLesson: nextLesson
          ? {
              ...{ id: nextLesson.id, no: nextLesson.no, title: nextLesson.title },
              ...asTimeSpan(spanOf(nextLesson)),
            }
          : null,
        chatRoomId,
        unreadMessages: (chatRoomId !== null && unread.get(chatRoomId)) || 0,
      };
    });
  }

  return {
    async list(teacherId: string, order: ClassOrder): Promise<ClassPage> {
      const queries = classListQueries(db, teacherId, clock.now());
      const [total, rows, counts] = await Promise.all([queries.total(order), queries.page(order), queries.counts()]);
      return { total, items: await summariesOf(teacherId, rows), counts };
    },

    async get(teacherId: string, id: string): Promise<TeachingClass> {
      const now = clock.now();
      const found = await classListQueries(db, teacherId, now).one(id);
      if (!found) throw new DomainError('NOT_FOUND');
      const [summary] = await summariesOf(teacherId, [found]);
      const { version, cancelReason, canceledAt, weeklySchedule, capacity, place, meetingUrl, rolledFrom } =
        found.class;
      const { programme, lessonsBehind } = await programmeOf(db, id, now);
      const from = rolledFrom === null ? undefined : await ownClass(db, teacherId, rolledFrom);
      const [firstToCancel] = await classQueries(db).cancelableLessons(id, now);
      return {
        ...summary!,
        ...{ version, cancelReason, capacity, place, meetingUrl, programme },
        weeklySchedule: [...weeklySchedule],
        lessonsBehind: canceledAt ? 0 : lessonsBehind,
        cancelNoticeUntil: firstToCancel ? noticeUntil(firstToCancel.startAt).toISOString() : null,
        rolledFrom: from ? { id: from.id, name: from.name } : null,
      };
    },

    async lessons(
      teacherId: string,
      id: string,
      page: Pick<ClassOrder, 'page' | 'size'>,
    ): Promise<{ total: number; items: Lesson[] }> {
      await ownClass(db, teacherId, id);
      const queries = classListQueries(db, teacherId, clock.now());
      const rows = await queries.lessons(id, page);
      return { total: await queries.countLessons(id), items: await asLessons(db, rows) };
    },

    async students(teacherId: string, id: string): Promise<ClassStudent[]> {
      await ownClass(db, teacherId, id);
      return withHomework(db, id, await classStudentQueries(db).ofClass(id), clock.now());
    },
  };
}
