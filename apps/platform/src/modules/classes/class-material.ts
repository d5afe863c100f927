import type { ClassPlan } from '@portal/domain/classes/class';
import type { Db, Tx } from '../../core/database/database.ts';
import { DomainError } from '../../core/domain-error.ts';
import { courseQueries, ownCourse } from '../courses/module.ts';
import type { ClassLessons } from './class-ports.ts';
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

/** The lessons of an older class, cancelled ones too, as they were numbered. */
export async function fromClass(
  lessons: Pick<ClassLessons, 'regular'>,
  on: Db | Tx,
  classId: string,
): Promise<LessonTopic[]> {
  const numbered = await lessons.regular(on, classId);
  return numbered.map(({ title, programmeNo }) => ({ title, programmeNo }));
}
