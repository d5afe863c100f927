import { trialMinutesOf } from '@portal/domain/classes/trial-class';
import type { Db, Tx } from '../../core/database/database.ts';
import { DomainError } from '../../core/domain-error.ts';
import { type CourseOnSale, coursesOnSale } from '../courses/module.ts';
import { teacherQueries } from './teachers.queries.ts';

/** The free lesson of a course for new students (CON-3); undefined where it has none. */
export function trialOf({ content }: CourseOnSale) {
  const pack = content.packages.find(({ isTrial, trialMinutes }) => isTrial && trialMinutes !== null);
  return pack && { packageId: pack.id, minutes: trialMinutesOf(pack.trialMinutes!) };
}

export type TrialOffer = Awaited<ReturnType<typeof trialOffer>>;

/** What a family may try at a teacher whom anybody may read of. Throws NOT_FOUND. */
export async function trialOffer(db: Db | Tx, teacherId: string, courseId: string) {
  const found = await teacherQueries(db).one(teacherId);
  const course = found && (await coursesOnSale(db, teacherId).one(courseId));
  const trial = course && trialOf(course);
  if (!trial) throw new DomainError('NOT_FOUND');
  const { id, revisionNo, content } = course;
  // Where both are possible it is the room that costs nobody a way.
  const mode = content.teachingMode === 'OFFLINE' ? ('OFFLINE' as const) : ('ONLINE' as const);
  const { packageId, minutes } = trial;
  return { teacher: found.person, minutes, course: { id, revisionNo, packageId, mode, title: content.title } };
}
