import type { AnswerOf } from '@portal/domain/contract/endpoint';
import type { lessonMovesContract } from '@portal/domain/lessons/lesson-moves.contract';
import type { Db } from '../../../core/database/database.ts';
import { guardianQueries } from '../../classes/module.ts';
import { lessonQueries } from '../lessons.queries.ts';

type LessonFamily = AnswerOf<typeof lessonMovesContract.planDayMove>['items'][number]['families'][number];

interface AskedFamily extends LessonFamily {
  readonly guardianIds: readonly string[];
}

/** Who answers for the students of these lessons, by lesson: one family for each student with a guardian. */
export async function familiesOf(
  db: Db,
  lessonIds: readonly string[],
): Promise<(lessonId: string) => readonly AskedFamily[]> {
  const lessons = lessonQueries(db);
  const found = new Map<string, AskedFamily[]>();
  for (const id of lessonIds) {
    const lesson = await lessons.byId(id);
    const students = lesson ? await lessons.studentsOf(lesson) : [];
    const ids = students.map((one) => one.id);
    const guardians = await guardianQueries(db).ofStudents(ids);
    const reached = await guardianQueries(db).recipientsOf(ids);
    const families = students.map(({ id: studentId, name }) => {
      const written = reached.filter(({ studentIds }) => studentIds.includes(studentId));
      const languages = [...new Set(written.map(({ language }) => language))];
      return { id: studentId, name, languages, guardianIds: (guardians.get(studentId) ?? []).map((one) => one.id) };
    });
    found.set(
      id,
      families.filter(({ guardianIds }) => guardianIds.length > 0),
    );
  }
  return (lessonId) => found.get(lessonId) ?? [];
}
