import type { FileRef } from '@portal/domain/assets/file';
import { type Lecture, lectureStatus } from '@portal/domain/coursework/lecture';
import type { Db, Tx } from '../../../core/database/database.ts';
import type { Files } from '../../assets/module.ts';
import type { LectureRow } from './lectures.tables.ts';

/** Lectures as their teacher sees them, the files of all of them by one question. */
export async function lectureViews(
  on: Db | Tx,
  files: Pick<Files, 'refsOf'>,
  rows: readonly LectureRow[],
  now: Date,
): Promise<Lecture[]> {
  const refs = await files.refsOf(
    on,
    rows.flatMap(({ fileIds }) => fileIds),
  );
  const refOf = (id: string): FileRef[] => {
    const ref = refs.get(id);
    return ref ? [ref] : [];
  };
  return rows.map((row) => ({
    id: row.id,
    classId: row.classId,
    title: row.title,
    content: row.content,
    version: row.version,
    files: row.fileIds.flatMap(refOf),
    downloadAllowed: row.downloadAllowed,
    displayAt: row.displayAt?.toISOString() ?? null,
    deadlineAt: row.deadlineAt?.toISOString() ?? null,
    status: lectureStatus(row, now),
    createdAt: row.createdAt.toISOString(),
  }));
}
