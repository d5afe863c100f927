import type { Db } from '../../../core/database/database.ts';
import type { GivenFiles } from '../../assets/module.ts';
import { studentCode } from '../../classes/module.ts';
import { assignmentListQueries } from '../assignments/assignment-list.queries.ts';
import { type Refs, submissionView } from '../assignments/assignment-view.ts';
import type { ListedStudent } from './archive-list.ts';
import { endingOf, safeName, uniqueNames } from './archive-names.ts';

interface ArchivedFile {
  readonly path: string;
  readonly fileId: string;
  readonly size: number;
}

/** What an archive will have in it. */
export interface ArchivePlan {
  readonly name: string;
  readonly files: readonly ArchivedFile[];
  readonly texts: readonly { readonly path: string; readonly text: string }[];
  readonly students: readonly ListedStudent[];
  readonly bytes: number;
}

interface Deps {
  readonly db: Db;
  readonly given: Pick<GivenFiles, 'open'>;
}

const NO_REFS: Refs = new Map();

/** Everything that was handed in for one assignment of hers, a folder for each student; undefined where it is not hers. */
export async function archivePlan(
  { db, given }: Deps,
  teacherId: string,
  id: string,
): Promise<ArchivePlan | undefined> {
  const list = assignmentListQueries(db, teacherId);
  const found = await list.one(id);
  if (!found) return undefined;
  const { assignment, classCode } = found;
  const title = safeName(assignment.title, '과제');
  const folderOf = uniqueNames();
  const files: ArchivedFile[] = [];
  const texts: ArchivePlan['texts'][number][] = [];
  const students: ListedStudent[] = [];
  for (const row of await list.submissions(id)) {
    const name = safeName(row.student.name);
    const { taskStatus, score } = submissionView(row, NO_REFS);
    const kept: string[] = [];
    const missing: string[] = [];
    if (row.submission) {
      const folder = folderOf(name);
      if (row.submission.text) texts.push({ path: `${folder}/${name}_${title}_답.txt`, text: row.submission.text });
      for (const fileId of row.submission.fileIds) {
        const file = await given.open(fileId);
        if (!file?.isReady) {
          missing.push(file?.name ?? '지워진 파일');
          continue;
        }
        const fileName = `${name}_${title}_${kept.length + 1}${endingOf(file.name)}`;
        files.push({ path: `${folder}/${fileName}`, fileId, size: file.size });
        kept.push(fileName);
      }
    }
    students.push({
      name: row.student.name,
      code: studentCode({ id: assignment.classId, code: classCode }, row.student.id),
      taskStatus,
      submittedAt: row.submission?.submittedAt ?? null,
      score,
      files: kept,
      missing,
    });
  }
  return { name: title, files, texts, students, bytes: files.reduce((sum, { size }) => sum + size, 0) };
}
