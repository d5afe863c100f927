import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../../core/database/database.ts';
import { enrollmentView, type Family, guardianshipView } from '../../classes/module.ts';
import { lesson } from '../lessons.tables.ts';
import { lessonMove } from '../moves/lesson-moves.tables.ts';
import { lessonMoveAnswer } from './family-answers.tables.ts';

const read = new QueryBuilder({ casing: 'snake_case' });

/** In a statement about lessons and enrolments: who takes which. */
export const takesLesson = and(
  eq(enrollmentView.status, 'ACTIVE'),
  or(
    and(eq(lesson.isTrial, false), eq(enrollmentView.classId, lesson.classId), isNull(enrollmentView.trialLessonId)),
    eq(enrollmentView.trialLessonId, lesson.id),
  ),
);
const students = sql<number>`count(distinct ${enrollmentView.studentId})::int`;

/** In a statement about lessons: of how many students' families an answer is asked; who has no guardian is not. */
export const askedCount = sql<number>`(${read
  .select({ n: students })
  .from(enrollmentView)
  .innerJoin(guardianshipView, eq(guardianshipView.studentId, enrollmentView.studentId))
  .where(takesLesson)})`;

/** In a statement about moves and their lessons: how many of them have said yes. */
export const agreedCount = sql<number>`(${read
  .select({ n: students })
  .from(enrollmentView)
  .innerJoin(lessonMoveAnswer, eq(lessonMoveAnswer.studentId, enrollmentView.studentId))
  .where(and(eq(lessonMoveAnswer.moveId, lessonMove.id), takesLesson))})`;

/** Writes the yes of a family for all her children in the class; the one before stays. */
export async function agreeToMove(
  tx: Tx,
  moveId: string,
  { guardian, students: own }: Family,
  at: Date,
): Promise<void> {
  await tx
    .insert(lessonMoveAnswer)
    .values(own.map(({ id: studentId }) => ({ moveId, studentId, guardianId: guardian.id, at })))
    .onConflictDoNothing();
}

/** When somebody said yes to a proposal, by student. */
export async function agreedSince(db: Db, moveId: string): Promise<ReadonlyMap<string, Date>> {
  const rows = await db
    .select({ studentId: lessonMoveAnswer.studentId, at: lessonMoveAnswer.at })
    .from(lessonMoveAnswer)
    .where(eq(lessonMoveAnswer.moveId, moveId));
  return new Map(rows.map(({ studentId, at }) => [studentId, at]));
}

/** For which students somebody has said yes, by proposal. */
export async function agreementsTo(
  db: Db,
  moveIds: readonly string[],
): Promise<(moveId: string) => ReadonlySet<string>> {
  const rows = moveIds.length
    ? await db
        .select({ moveId: lessonMoveAnswer.moveId, studentId: lessonMoveAnswer.studentId })
        .from(lessonMoveAnswer)
        .where(inArray(lessonMoveAnswer.moveId, [...moveIds]))
    : [];
  const byMove = Map.groupBy(rows, (row) => row.moveId);
  return (moveId) => new Set((byMove.get(moveId) ?? []).map(({ studentId }) => studentId));
}
