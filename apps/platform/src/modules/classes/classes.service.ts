import type { ClassStudent, ClassSummary, TeachingClass } from '@portal/domain/classes/class';
import type { ClassTab } from '@portal/domain/classes/classes.contract';
import { noticeUntil } from '@portal/domain/classes/short-notice';
import type { Lesson } from '@portal/domain/lessons/lesson';
import { DomainError } from '../../core/domain-error.ts';
import { revisionFacts } from '../courses/module.ts';
import { type ClassDeps, ownClass } from './class-deps.ts';
import { classListQueries, type ClassOrder, type ListedClass } from './class-list.queries.ts';

const STUDENTS_SHOWN = 4;

interface ClassPage {
  readonly total: number;
  readonly items: ClassSummary[];
  readonly counts: Record<ClassTab, number>;
}

/** Reads the classes of a teacher. */
export function classService({ database: { db }, clock, chat, lessons, coursework }: ClassDeps) {
  async function summariesOf(teacherId: string, rows: readonly ListedClass[]): Promise<ClassSummary[]> {
    const queries = classListQueries(db, teacherId, lessons);
    const ids = rows.map((row) => row.class.id);
    const [next, toWrapUp, revisions, students, unread] = await Promise.all([
      lessons.nextOf(ids, clock.now()),
      lessons.toWrapUpOf(ids),
      revisionFacts(
        db,
        rows.map((row) => row.class),
      ),
      queries.students(ids),
      chat.unreadIn(
        teacherId,
        rows.flatMap((row) => row.class.chatRoomId ?? []),
      ),
    ]);
    return rows.map(({ class: row, lessonHeld, lessonNotHeld }) => {
      const { id, code, name, courseId, mode, progress, canceledAt, startDate, endDate, lessonTotal, chatRoomId } = row;
      const revision = revisions.get(id);
      const own = students.filter(({ classId }) => classId === id);
      return {
        id,
        code,
        name,
        isTrial: row.isTrial,
        courseId,
        courseTitle: revision?.title ?? null,
        level: revision?.level ?? null,
        mode,
        progress,
        canceledAt: canceledAt?.toISOString() ?? null,
        startDate,
        endDate,
        lessonTotal,
        lessonHeld,
        lessonNotHeld,
        studentCount: own.length,
        students: own.slice(0, STUDENTS_SHOWN).map((one) => ({ id: one.id, name: one.name, avatar: one.avatar })),
        nextLesson: next.get(id) ?? null,
        toWrapUp: toWrapUp.get(id) ?? null,
        chatRoomId,
        unreadMessages: (chatRoomId !== null && unread.get(chatRoomId)) || 0,
      };
    });
  }

  return {
    async list(teacherId: string, order: ClassOrder): Promise<ClassPage> {
      const queries = classListQueries(db, teacherId, lessons);
      const [total, rows, counts] = await Promise.all([queries.total(order), queries.page(order), queries.counts()]);
      return { total, items: await summariesOf(teacherId, rows), counts };
    },

    async get(teacherId: string, id: string): Promise<TeachingClass> {
      const now = clock.now();
      const found = await classListQueries(db, teacherId, lessons).one(id);
      if (!found) throw new DomainError('NOT_FOUND');
      const [summary] = await summariesOf(teacherId, [found]);
      const { version, cancelReason, canceledAt, weeklySchedule, capacity, place, meetingUrl, rolledFrom } =
        found.class;
      const { programme, lessonsBehind } = await lessons.programmeOf(db, id, now);
      const from = rolledFrom === null ? undefined : await ownClass(db, teacherId, rolledFrom);
      const firstToCancel = await lessons.firstCancelable(id, now);
      return {
        ...summary!,
        version,
        cancelReason,
        capacity,
        place,
        meetingUrl,
        programme,
        weeklySchedule: [...weeklySchedule],
        lessonsBehind: canceledAt ? 0 : lessonsBehind,
        cancelNoticeUntil: firstToCancel ? noticeUntil(firstToCancel).toISOString() : null,
        rolledFrom: from ? { id: from.id, name: from.name } : null,
      };
    },

    async lessons(
      teacherId: string,
      id: string,
      page: Pick<ClassOrder, 'page' | 'size'>,
    ): Promise<{ total: number; items: Lesson[] }> {
      await ownClass(db, teacherId, id);
      return lessons.page(id, page);
    },

    async students(teacherId: string, id: string): Promise<ClassStudent[]> {
      await ownClass(db, teacherId, id);
      return coursework.withHomework(id, await lessons.rosterOf(db, id), clock.now());
    },
  };
}
