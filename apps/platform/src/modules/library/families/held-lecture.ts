import type { Db } from '../../../core/database/database.ts';
import type { Family } from '../../classes/module.ts';
import type { LectureRow } from '../../coursework/module.ts';
import { libraryFamilyQueries } from './library-families.queries.ts';

interface Held {
  /** The lecture. */
  readonly id: string;
  readonly studentId: string;
  readonly fileId: string;
}

/** Whoever only tries a lesson is given nothing. */
export const takers = ({ students }: Pick<Family, 'students'>) =>
  students.filter(({ trialLessonId }) => trialLessonId === null);

/** The lecture with which a child has such a file now. */
export async function heldLecture(
  db: Db,
  family: Family,
  { id, studentId, fileId }: Held,
  now: Date,
): Promise<LectureRow | undefined> {
  if (!takers(family).some((student) => student.id === studentId)) return undefined;
  const lecture = await libraryFamilyQueries(db, family.class.id, now).one(id);
  return lecture?.fileIds.includes(fileId) ? lecture : undefined;
}
