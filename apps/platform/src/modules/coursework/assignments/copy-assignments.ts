import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../core/database/database.ts';
import type { Files } from '../../assets/module.ts';
import { assignmentUse } from './assignment-files.ts';
import { assignmentQueries } from './assignments.queries.ts';

interface Copying {
  readonly from: string;
  readonly to: string;
  readonly now: Date;
  /** From the first lesson of the one class to that of the other. */
  readonly shiftMs: number;
}

/** Gives the assignments of one class to another one of its teacher as drafts: the same files, the dates moved along (W11). */
export async function copyAssignments(
  tx: Tx,
  files: Pick<Files, 'use'>,
  { from, to, now, shiftMs }: Copying,
): Promise<void> {
  const queries = assignmentQueries(tx);
  const moved = (at: Date) => new Date(at.getTime() + shiftMs);
  for (const row of await queries.ofClass(from)) {
    const { teacherId, title, content, fileIds, displayAt, deadlineAt, cutoffAt, downloadAllowed, lateAllowed } = row;
    const copy = await queries.insert({
      id: `asg_${randomUUID()}`,
      classId: to,
      teacherId,
      title,
      content,
      fileIds,
      downloadAllowed,
      lateAllowed,
      displayAt: displayAt && moved(displayAt),
      deadlineAt: moved(deadlineAt),
      cutoffAt: cutoffAt && moved(cutoffAt),
      createdAt: now,
    });
    await files.use(tx, assignmentUse(copy));
  }
}
