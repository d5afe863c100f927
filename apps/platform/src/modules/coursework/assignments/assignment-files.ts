import type { AssignmentRow } from './assignments.tables.ts';

/** Which files an assignment uses, as the files' own module wants to hear it. */
export const assignmentUse = ({ teacherId: ownerId, id, fileIds }: AssignmentRow) =>
  ({ ownerId, location: 'ASSIGNMENT', usedBy: `assignment:${id}`, fileIds }) as const;
