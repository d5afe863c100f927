import type { TicketTarget } from '@portal/domain/support/ticket';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../core/database/database.ts';
import { course, courseRevision } from '../courses/courses.tables.ts';
import { lesson } from '../lessons/lessons.tables.ts';
import { teachingClass } from './classes.tables.ts';

type OwnThing = Exclude<TicketTarget, 'TEACHER'>;

/** What a teacher's own lessons, classes or courses are called, by id; whatever is not hers is missing. */
export async function ownTitles(
  db: Db | Tx,
  teacherId: string,
  kind: OwnThing,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (!ids.length) return new Map();
  const wanted = [...ids];
  const read: Record<OwnThing, () => Promise<[string, string][]>> = {
    async LESSON() {
      const rows = await db
        .select({ id: lesson.id, no: lesson.no, title: lesson.title, className: teachingClass.name })
        .from(lesson)
        .innerJoin(teachingClass, eq(teachingClass.id, lesson.classId))
        .where(and(eq(lesson.teacherId, teacherId), inArray(lesson.id, wanted)));
      return rows.map(({ id, no, title, className }) => [id, `${className} · ${no}회 ${title}`]);
    },
    async CLASS() {
      const rows = await db
        .select({ id: teachingClass.id, name: teachingClass.name })
        .from(teachingClass)
        .where(and(eq(teachingClass.teacherId, teacherId), inArray(teachingClass.id, wanted)));
      return rows.map(({ id, name }) => [id, name]);
    },
    async COURSE() {
      const isWork = and(eq(courseRevision.courseId, course.id), eq(courseRevision.no, course.workNo));
      const rows = await db
        .select({ id: course.id, code: course.code, title: courseRevision.title })
        .from(course)
        .innerJoin(courseRevision, isWork)
        .where(and(eq(course.teacherId, teacherId), inArray(course.id, wanted)));
      return rows.map(({ id, code, title }) => [id, title || code]);
    },
  };
  return new Map(await read[kind]());
}
