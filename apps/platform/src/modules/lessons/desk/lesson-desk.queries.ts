import { and, eq, lte, notInArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../core/database/database.ts';
import { classView } from '../../classes/module.ts';
import { lesson } from '../lessons.tables.ts';
import { lessonDiary, lessonHistory } from './lesson-desk.tables.ts';

type LessonRow = typeof lesson.$inferSelect;

/** A lesson that the clock has something to do with. */
export interface DueLesson {
  readonly id: string;
  readonly teacherId: string;
}

const AT_ONCE = 100;
const due = { id: lesson.id, teacherId: lesson.teacherId };

export function lessonDeskQueries(db: Db | Tx) {
  return {
    /** Changes a lesson that still has this status and version; undefined when it has not. */
    async step(
      { id, teacherId, status, version }: LessonRow,
      to: Partial<Omit<LessonRow, 'version'>>,
    ): Promise<LessonRow | undefined> {
      const [row] = await db
        .update(lesson)
        .set({ ...to, version: sql`${lesson.version} + 1` })
        .where(
          and(
            eq(lesson.id, id),
            eq(lesson.teacherId, teacherId),
            eq(lesson.status, status),
            eq(lesson.version, version),
          ),
        )
        .returning();
      return row;
    },

    async record(row: typeof lessonHistory.$inferInsert): Promise<void> {
      await db.insert(lessonHistory).values(row);
    },

    async meetingUrlOf(classId: string): Promise<string | null> {
      const [row] = await db.select({ url: classView.meetingUrl }).from(classView).where(eq(classView.id, classId));
      return row?.url ?? null;
    },

    /** Lessons that run although they ended at this moment or earlier. */
    overrun: (until: Date): Promise<DueLesson[]> =>
      db
        .select(due)
        .from(lesson)
        .where(and(eq(lesson.status, 'IN_PROGRESS'), lte(lesson.endAt, until)))
        .limit(AT_ONCE),

    /** Lessons that are over and that nobody began. */
    missed: (now: Date): Promise<DueLesson[]> =>
      db
        .select(due)
        .from(lesson)
        .where(and(eq(lesson.status, 'UPCOMING'), lte(lesson.endAt, now)))
        .limit(AT_ONCE),

    /** Lessons whose time to be questioned is over: a day after the note, or after the end of one that was not held; without these. */
    async unquestioned(now: Date, dayAgo: Date, exceptIds: readonly string[]): Promise<DueLesson[]> {
      const isOther = notInArray(lesson.id, [...exceptIds]);
      const taught = await db
        .select(due)
        .from(lessonDiary)
        .innerJoin(lesson, eq(lesson.id, lessonDiary.lessonId))
        .where(
          and(
            lte(lessonDiary.confirmBy, now),
            sql`${lessonDiary.confirmedAt} is null and ${lessonDiary.confirmBy} is not null`,
            eq(lesson.status, 'DONE'),
            isOther,
          ),
        )
        .limit(AT_ONCE);
      const notHeld = await db
        .select(due)
        .from(lesson)
        .where(and(eq(lesson.status, 'DONE'), sql`${lesson.held} is false`, lte(lesson.endedAt, dayAgo), isOther))
        .limit(AT_ONCE);
      return [...taught, ...notHeld];
    },
  };
}
