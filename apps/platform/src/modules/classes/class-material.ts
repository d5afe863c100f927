import type { ClassPlan } from '@portal/domain/classes/class';
import type { Db, Tx } from '../../core/database/database.ts';
import { DomainError } from '../../core/domain-error.ts';
import { courseQueries, ownCourse } from '../courses/module.ts';
import type { ClassLessons } from './class-ports.ts';
import type { ClassRow } from './classes.queries.ts';
import type { LessonTopic } from './creation/class-planner.ts';

/** The revision on sale with the package that was chosen; from then on the class keeps to it. */
export async function fromCourse(
  on: Db | Tx,
  teacherId: string,
  { courseId, packageId }: Pick<ClassPlan, 'courseId' | 'packageId'>,
) {
  const course = await ownCourse(on, teacherId, courseId);
  if (course.liveNo === null || course.archivedAt) throw new DomainError('COURSE_NOT_PUBLISHED');
  const revision = await courseQueries(on).revision(courseId, course.liveNo);
  const chosen = revision!.content.packages.find(({ id, isTrial }) => id === packageId && !isTrial);
  if (!chosen) throw new DomainError('VALIDATION', { fields: { packageId: '판매 중인 수강권에서 골라 주세요.' } });
  const topics = revision!.content.programme
    .slice(0, chosen.lessonCount ?? 0)
    .map(({ title }, at): LessonTopic => ({ title, programmeNo: at + 1 }));
  return { revisionNo: course.liveNo, topics };
}

/** The programme of an older class on as many lessons as it was made with: however often its rest was planned anew. */
export async function fromClass(
  lessons: Pick<ClassLessons, 'regular' | 'programmeOf'>,
  on: Db | Tx,
  { id, lessonTotal }: Pick<ClassRow, 'id' | 'lessonTotal'>,
  now: Date,
): Promise<LessonTopic[]> {
  const numbered = (await lessons.regular(on, id)).slice(0, lessonTotal);
  const { programme } = await lessons.programmeOf(on, id, now);
  return numbered.map((lesson, at) => {
    const step = programme[at];
    return step
      ? { title: step.title, programmeNo: step.no }
      : { title: lesson.title, programmeNo: programme.length ? null : lesson.programmeNo };
  });
}
