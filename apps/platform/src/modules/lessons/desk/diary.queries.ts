import { and, eq, isNull, sql } from 'drizzle-orm';
import type { LessonDiary } from '@portal/domain/lessons/lesson-diary';
import type { Db, Tx } from '../../../core/database/database.ts';
import { lessonDiary } from './lesson-desk.tables.ts';

export type DiaryRow = typeof lessonDiary.$inferSelect;
export type DiaryTexts = Pick<
  DiaryRow,
  | 'programmeNo'
  | 'covered'
  | 'homework'
  | 'homeworkDueAt'
  | 'nextPlan'
  | 'messageToGuardian'
  | 'messageToGuardianVi'
  | 'studentWords'
  | 'privateNote'
>;

export function diaryQueries(db: Db | Tx) {
  return {
    async of(lessonId: string): Promise<DiaryRow | undefined> {
      const [row] = await db.select().from(lessonDiary).where(eq(lessonDiary.lessonId, lessonId));
      return row;
    },

    /** Writes a diary that has this version, 0 for none, and was not sent; undefined when it has not or was. */
    async write(
      lessonId: string,
      version: number,
      row: DiaryTexts & Partial<Pick<DiaryRow, 'sentAt' | 'confirmBy' | 'homeworkAssignmentId'>>,
    ): Promise<DiaryRow | undefined> {
      if (version === 0) {
        const [made] = await db
          .insert(lessonDiary)
          .values({ lessonId, ...row })
          .onConflictDoNothing()
          .returning();
        return made;
      }
      const [written] = await db
        .update(lessonDiary)
        .set({ ...row, version: sql`${lessonDiary.version} + 1` })
        .where(and(eq(lessonDiary.lessonId, lessonId), eq(lessonDiary.version, version), isNull(lessonDiary.sentAt)))
        .returning();
      return written;
    },

    /** False where it was not sent, or is confirmed already. */
    async confirm(lessonId: string, confirmedBy: 'GUARDIAN' | 'AUTO' | 'STAFF', confirmedAt: Date): Promise<boolean> {
      const rows = await db
        .update(lessonDiary)
        .set({ confirmedAt, confirmedBy })
        .where(
          and(
            eq(lessonDiary.lessonId, lessonId),
            isNull(lessonDiary.confirmedAt),
            sql`${lessonDiary.sentAt} is not null`,
          ),
        )
        .returning({ id: lessonDiary.lessonId });
      return rows.length === 1;
    },
  };
}

const at = (instant: Date | null | undefined) => instant?.toISOString() ?? null;

/** What a diary that nobody began is about: what the lesson was planned for, and homework until the usual moment. */
type Proposed = Pick<DiaryRow, 'programmeNo' | 'homeworkDueAt'>;

/** A diary as it is shown; one that nobody began has no words. */
export function asDiary(row: DiaryRow | undefined, proposed: Proposed): LessonDiary {
  const { programmeNo, homeworkDueAt } = row ?? proposed;
  return {
    programmeNo,
    covered: row?.covered ?? '',
    homework: row?.homework ?? '',
    homeworkDueAt: at(homeworkDueAt),
    homeworkAssignmentId: row?.homeworkAssignmentId ?? null,
    nextPlan: row?.nextPlan ?? '',
    messageToGuardian: row?.messageToGuardian ?? '',
    messageToGuardianVi: row?.messageToGuardianVi ?? '',
    studentWords: row?.studentWords ?? [],
    privateNote: row?.privateNote ?? '',
    version: row?.version ?? 0,
    sentAt: at(row?.sentAt),
    confirmBy: at(row?.confirmBy),
    confirmedAt: at(row?.confirmedAt),
    confirmedBy: row?.confirmedBy ?? null,
  };
}
