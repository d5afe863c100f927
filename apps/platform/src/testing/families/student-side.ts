import { asc, eq } from 'drizzle-orm';
import { enrollment, student, teachingClass } from '../../modules/classes/classes.tables.ts';
import type { Family } from '../../modules/classes/module.ts';
import type { LessonFamilies } from '../../modules/lessons/module.ts';
import type { TestApp } from '../test-app.ts';

type Answer = Parameters<LessonFamilies['answerMove']>[2];
type Wish = Parameters<LessonFamilies['askMove']>[1];

/** Somebody who speaks for all students of a class at once, and whom nobody knows by a name. */
async function everybodyIn({ database: { db } }: TestApp, classId: string): Promise<Family> {
  const [of] = await db.select().from(teachingClass).where(eq(teachingClass.id, classId));
  const students = await db
    .select({ id: student.id, name: student.name })
    .from(enrollment)
    .innerJoin(student, eq(student.id, enrollment.studentId))
    .where(eq(enrollment.classId, classId))
    .orderBy(asc(student.id));
  return {
    guardian: { id: 'grd-of-all', name: '', language: 'ko', timeZone: 'Asia/Seoul' },
    class: of!,
    students: students.map((one) => ({ ...one, takesFrom: new Date(0), trialLessonId: null })),
  };
}

async function classOf({ database: { raw } }: TestApp, what: 'lesson' | 'lesson_move', id: string): Promise<string> {
  const lessonId = what === 'lesson' ? '$1' : '(select lesson_id from lesson_move where id = $1)';
  const [row] = await raw.query<{ classId: string }>(
    `select class_id as "classId" from lesson where id = ${lessonId}`,
    [id],
  );
  return row?.classId ?? 'c1';
}

/** The families of a lesson answer a proposal as one; rejects with the `code` of a refusal. */
export const answerAsStudent = async (t: TestApp, moveId: string, answer: Answer): Promise<void> =>
  t.lessons.families.answerMove(await everybodyIn(t, await classOf(t, 'lesson_move', moveId)), moveId, answer);

/** They ask for another time as one. */
export const askAsStudent = async (t: TestApp, wish: Wish): Promise<void> =>
  t.lessons.families.askMove(await everybodyIn(t, await classOf(t, 'lesson', wish.lessonId)), wish);
