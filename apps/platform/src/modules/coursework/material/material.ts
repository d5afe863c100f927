import { randomUUID } from 'node:crypto';
import type { Lecture, NewLecture } from '@portal/domain/coursework/lecture';
import { LIMITS } from '@portal/domain/tenant/limits';
import type { Db, Tx } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import type { Files } from '../../assets/module.ts';
import { assignmentUse } from '../assignments/assignment-files.ts';
import { assignmentQueries } from '../assignments/assignments.queries.ts';
import { homeworkDue } from '../homework/homework.ts';
import { giveLecture, lectureUse } from '../lectures/give-lecture.ts';
import { lectureViews } from '../lectures/lecture-view.ts';
import { lectureQueries } from '../lectures/lectures.queries.ts';
import type { LectureRow } from '../lectures/lectures.tables.ts';
import { materialQueries } from './material.queries.ts';

interface Following {
  readonly teacherId: string;
  /** Of lectures and assignments. */
  readonly lectures: readonly string[];
  readonly assignments: readonly string[];
  readonly from: readonly string[];
  readonly to: string;
}

interface NewDraft {
  readonly teacherId: string;
  readonly classId: string;
  readonly title: string;
  readonly content: string;
  readonly fileIds: readonly string[];
  readonly after: Date;
}

/** Lectures and assignments as the library of their teacher sees them. */
export interface CourseworkMaterial {
  /** Makes a lecture of a class, as `createLecture` does; the same client id twice gives the first one. */
  give(tx: Tx, teacherId: string, wanted: NewLecture, now: Date): Promise<LectureRow>;
  /** Makes a draft of homework, which is due when the class meets next after `after`; its id. */
  draftHomework(tx: Tx, wanted: NewDraft, now: Date): Promise<string>;
  show(on: Db | Tx, rows: readonly LectureRow[], now: Date): Promise<Lecture[]>;
  /** Shows a file in the place of its older versions; the ids of what does not, because a student has answered it. */
  follow(tx: Tx, wanted: Following): Promise<ReadonlySet<string>>;
}

export function courseworkMaterial(files: Files): CourseworkMaterial {
  return {
    give: (tx, ...wanted) => giveLecture(tx, files, ...wanted),
    async draftHomework(tx, { after, ...wanted }, now) {
      const queries = assignmentQueries(tx);
      await queries.lockAssignments(wanted.teacherId);
      if ((await queries.countOf(wanted.classId)) >= LIMITS.handoutsMax)
        throw new DomainError('LIMIT_REACHED', { values: { n: LIMITS.handoutsMax } });
      const row = await queries.insert({
        ...wanted,
        id: `asg_${randomUUID()}`,
        deadlineAt: await homeworkDue(tx, wanted.classId, after),
        downloadAllowed: true,
        lateAllowed: true,
        createdAt: now,
      });
      await files.use(tx, assignmentUse(row));
      return row.id;
    },
    show: (on, rows, now) => lectureViews(on, files, rows, now),

    async follow(tx, { teacherId, from, to, ...ids }) {
      const queries = materialQueries(tx, teacherId);
      // All of them before any file: whoever changes one holds it and waits for its files.
      const lectures = await queries.lockLectures(ids.lectures);
      const assignments = await queries.lockAssignments(ids.assignments);
      const newer = (fileIds: readonly string[]) => [...new Set(fileIds.map((id) => (from.includes(id) ? to : id)))];
      for (const row of lectures) {
        const set = { fileIds: newer(row.fileIds), version: row.version + 1 };
        await files.use(tx, lectureUse(await lectureQueries(tx).change(row.id, set)));
      }
      const stayed = new Set<string>();
      for (const row of assignments)
        if (row.lockedAt) stayed.add(row.id);
        else
          await files.use(tx, assignmentUse(await assignmentQueries(tx).change(row, { fileIds: newer(row.fileIds) })));
      return stayed;
    },
  };
}
