import type { AssignmentDeps } from '../assignments/assignment-deps.ts';
import type { HeldFile } from '../files/family-files.routes.ts';
import { familyHomeworkQueries } from './family-homework.queries.ts';

/** Whether a child has a file with its homework now. */
export const heldHomework =
  ({ database: { db }, clock }: Pick<AssignmentDeps, 'database' | 'clock'>): HeldFile =>
  async (family, { id, studentId, fileId }) => {
    const row = await familyHomeworkQueries(db, family, clock.now()).one(id, studentId);
    return row?.assignment.fileIds.includes(fileId) ? row.assignment : undefined;
  };
