import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../core/database/database.ts';
import type { Files } from '../../assets/module.ts';
import type { ClassCopying } from '../../classes/module.ts';
import { copyClass } from '../copy-class.ts';
import { assignmentUse } from './assignment-files.ts';
import { assignmentQueries } from './assignments.queries.ts';
import type { AssignmentRow } from './assignments.tables.ts';

/** Gives the assignments of one class to another one of its teacher as drafts: the same files, the dates moved along (W11). */
export function copyAssignments(
  tx: Tx,
  files: Pick<Files, 'use'>,
  { from, to, now, shiftMs }: ClassCopying,
): Promise<void> {
  const moved = (at: Date) => new Date(at.getTime() + shiftMs);
  const copyOf = (row: AssignmentRow) => {
    const { teacherId, title, content, fileIds, displayAt, deadlineAt, cutoffAt, downloadAllowed, lateAllowed } = row;
    const { rubric } = row;
    return {
      id: `asg_${randomUUID()}`,
      classId: to,
      teacherId,
      title,
      content,
      fileIds,
      downloadAllowed,
      lateAllowed,
      rubric,
      displayAt: displayAt && moved(displayAt),
      deadlineAt: moved(deadlineAt),
      cutoffAt: cutoffAt && moved(cutoffAt),
      createdAt: now,
    };
  };
  return copyClass(tx, files, { from, queries: assignmentQueries(tx), copyOf, useOf: assignmentUse });
}
