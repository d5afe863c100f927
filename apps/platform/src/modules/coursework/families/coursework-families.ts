import type { FileRef } from '@portal/domain/assets/file';
import type { ReturnedMarks } from '@portal/domain/coursework/marks';
import type {
  FamilyHomework,
  HandedHomework,
  HomeworkList,
  HomeworkLook,
} from '@portal/domain/families/family-homework';
import { DomainError } from '../../../core/domain-error.ts';
import type { Family } from '../../classes/module.ts';
import type { AssignmentDeps } from '../assignments/assignment-deps.ts';
import { assignmentQueries } from '../assignments/assignments.queries.ts';
import type { FamilyFiles } from '../files/family-files.ts';
import { marksService } from '../marks/marks.service.ts';
import { familyHomeworkView } from './family-homework-view.ts';
import { familyHomeworkQueries, type GivenHomework } from './family-homework.queries.ts';
import { handIn } from './hand-in.service.ts';

interface Asked {
  readonly list: HomeworkList;
  readonly page: number;
  readonly size: number;
}

/** Homework as the families of a class see it; of another family's nothing is found. */
export interface CourseworkFamilies {
  list(family: Family, asked: Asked): Promise<{ total: number; items: FamilyHomework[] }>;
  /** Throws NOT_FOUND. */
  one(family: Family, id: string, studentId: string): Promise<FamilyHomework>;
  /** What was drawn on each attempt and said of it when it was returned, or asked for again. Throws NOT_FOUND. */
  marks(family: Family, id: string, studentId: string): Promise<ReturnedMarks[]>;
  /** How a file of it can be looked at. Throws NOT_FOUND. */
  look(family: Family, id: string, studentId: string, fileId: string): Promise<HomeworkLook>;
  /** Keeps when the family first looked at what was returned. Throws NOT_FOUND. */
  markSeen(family: Family, id: string, studentId: string): Promise<FamilyHomework>;
  /** Throws NOT_FOUND, HOMEWORK_CLOSED, FILE_NOT_FOUND, and WRONG_STATE where it was handed in before. */
  handIn(family: Family, id: string, handed: HandedHomework): Promise<FamilyHomework>;
}

export function courseworkFamilies(deps: AssignmentDeps, homeworkFiles: FamilyFiles): CourseworkFamilies {
  const { database, clock, files, realtime } = deps;
  const { db } = database;

  async function shown(family: Family, rows: readonly GivenHomework[], now: Date): Promise<FamilyHomework[]> {
    const earlierOf = await familyHomeworkQueries(db, family, now).earlierOf(rows);
    const earlier = ({ submission }: GivenHomework) => (submission && earlierOf.get(submission.id)) ?? [];
    const ids = rows.flatMap((row) => [
      ...row.assignment.fileIds,
      ...(row.submission?.fileIds ?? []),
      ...earlier(row).flatMap(({ fileIds }) => fileIds),
    ]);
    const refs = await files.refsOf(db, ids);
    return rows.map((row) => {
      const { id, downloadAllowed } = row.assignment;
      const reading = { family, id, studentId: row.student.id };
      const shown = (file: FileRef) => homeworkFiles.shown(reading, file, downloadAllowed);
      return familyHomeworkView(row, { refs, earlier: earlier(row), shown }, now);
    });
  }

  async function found(family: Family, id: string, studentId: string, now: Date): Promise<GivenHomework> {
    const row = await familyHomeworkQueries(db, family, now).one(id, studentId);
    if (!row) throw new DomainError('NOT_FOUND');
    return row;
  }

  async function one(family: Family, id: string, studentId: string): Promise<FamilyHomework> {
    const now = clock.now();
    return (await shown(family, [await found(family, id, studentId, now)], now))[0]!;
  }

  return {
    async list(family, { list, ...page }) {
      const now = clock.now();
      const queries = familyHomeworkQueries(db, family, now);
      const [total, rows] = await Promise.all([queries.total(list), queries.page(list, page)]);
      return { total, items: await shown(family, rows, now) };
    },

    one,

    async marks(family, id, studentId) {
      const { submission } = await found(family, id, studentId, clock.now());
      return submission ? marksService(deps).returned(submission.id) : [];
    },

    async look(family, id, studentId, fileId) {
      const { assignment } = await found(family, id, studentId, clock.now());
      const ref = assignment.fileIds.includes(fileId) && (await files.refsOf(db, [fileId])).get(fileId);
      if (!ref) throw new DomainError('NOT_FOUND');
      return homeworkFiles.look({ family, id, studentId }, ref);
    },

    async markSeen(family, id, studentId) {
      const { submission } = await one(family, id, studentId);
      if (submission?.returned && submission.returned.seenAt === null) {
        await assignmentQueries(db).seen(id, studentId, clock.now());
        realtime.tell(family.class.teacherId, 'assignment.changed', { id });
      }
      return one(family, id, studentId);
    },

    async handIn(family, id, handed) {
      await handIn(deps, family, id, handed);
      return one(family, id, handed.studentId);
    },
  };
}
