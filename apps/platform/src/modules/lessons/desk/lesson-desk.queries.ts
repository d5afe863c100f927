import { and, asc, eq, inArray, isNotNull, lte, notInArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../core/database/database.ts';
import { guardian, studentGuardian, teachingClass } from '../../classes/classes.tables.ts';
import { lesson } from '../lessons.tables.ts';
import { lessonDiary, lessonHistory } from './lesson-desk.tables.ts';

type LessonRow = typeof lesson.$inferSelect;

/** A lesson that the clock has something to do with. */
export interface DueLesson {
  readonly id: string;
  readonly teacherId: string;
}

export interface Recipient {
  readonly id: string;
  readonly name: string;
  readonly language: 'ko' | 'vi';
  readonly timeZone: string;
  readonly email: string;
  readonly studentIds: readonly string[];
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
      const [row] = await db
        .select({ url: teachingClass.meetingUrl })
        .from(teachingClass)
        .where(eq(teachingClass.id, classId));
      return row?.url ?? null;
    },

    /** Guardians of these students whom a note can reach, each once. */
    async recipientsOf(studentIds: readonly string[]): Promise<Recipient[]> {
      if (!studentIds.length) return [];
      const rows = await db
        .select({ guardian, studentId: studentGuardian.studentId })
        .from(studentGuardian)
        .innerJoin(guardian, eq(guardian.id, studentGuardian.guardianId))
        .where(and(inArray(studentGuardian.studentId, [...studentIds]), isNotNull(guardian.email)))
        .orderBy(asc(guardian.name), asc(guardian.id), asc(studentGuardian.studentId));
      return [...Map.groupBy(rows, (row) => row.guardian.id).values()].map((own) => {
        const { email, ...one } = own[0]!.guardian;
        return { ...one, email: email!, studentIds: own.map(({ studentId }) => studentId) };
      });
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
