import { subSeconds } from 'date-fns/subSeconds';
import type { FileRef } from '@portal/domain/assets/file';
import type { HomeworkFile, HomeworkLook } from '@portal/domain/families/family-homework';
import type { FamilyLecture } from '@portal/domain/families/family-lecture';
import type { DocumentText } from '@portal/domain/library/document';
import type { Played } from '@portal/domain/library/place';
import { DomainError } from '../../../core/domain-error.ts';
import type { Family } from '../../classes/module.ts';
import { shownText } from '../documents/shown-text.ts';
import type { LibraryDeps } from '../library-deps.ts';
import { playedOf } from '../places/places.service.ts';
import { heldLecture, takers } from './held-lecture.ts';
import { type LecturePage, libraryFamilyQueries } from './library-families.queries.ts';

/** A page that is opened, closed and opened again at once was looked at once. */
const AGAIN_SECONDS = 60;

interface Opening {
  readonly studentId: string;
  readonly fileId: string;
}

/** Material of a class as its families see it, and what they have seen. */
export interface LibraryFamilies {
  /** `next` is the place at which the list goes on, null its end. */
  list(family: Family, page: LecturePage): Promise<{ items: FamilyLecture[]; next: number | null }>;
  /** Throws NOT_FOUND. */
  open(family: Family, id: string, wanted: Opening): Promise<HomeworkFile>;
  /** How a file of it can be looked at. Throws NOT_FOUND. */
  look(family: Family, id: string, wanted: Opening): Promise<HomeworkLook>;
  /** Throws NOT_FOUND. */
  text(family: Family, id: string, fileId: string): Promise<DocumentText>;
  /** Throws NOT_FOUND, also where the file was never opened. */
  play(family: Family, id: string, played: Opening & Played): Promise<void>;
}

export function libraryFamilies({ database: { db }, clock, files, lectureFiles }: LibraryDeps): LibraryFamilies {
  async function held(family: Family, id: string, { studentId, fileId }: Opening, now: Date) {
    const lecture = await heldLecture(db, family, { id, studentId, fileId }, now);
    if (!lecture) throw new DomainError('NOT_FOUND');
    return lecture;
  }

  async function fileOf(fileId: string): Promise<FileRef> {
    const ref = (await files.refsOf(db, [fileId])).get(fileId);
    if (!ref) throw new DomainError('NOT_FOUND');
    return ref;
  }

  return {
    async list(family, { before, size }) {
      const students = takers(family);
      const [first] = students;
      if (!first) return { items: [], next: null };
      const queries = libraryFamilyQueries(db, family.class.id, clock.now());
      // One more than is shown says whether there are others.
      const read = await queries.page({ before, size: size + 1 });
      const rows = read.slice(0, size);
      if (!rows.length) return { items: [], next: null };
      const ids = rows.map(({ id }) => id);
      const lessons = await queries.lessonsOf(ids);
      const opened = await queries.opened(
        ids,
        students.map(({ id }) => id),
      );
      const refs = await files.refsOf(
        db,
        rows.flatMap(({ fileIds }) => fileIds),
      );
      return {
        next: read.length > size ? rows.at(-1)!.seq : null,
        items: rows.map((row) => ({
          id: row.id,
          title: row.title,
          content: row.content,
          // Whichever child it is for: what may be had says nothing of who has it.
          files: row.fileIds.flatMap((fileId) => {
            const ref = refs.get(fileId);
            const reading = { family, id: row.id, studentId: first.id };
            return ref ? [lectureFiles.shown(reading, ref, row.downloadAllowed)] : [];
          }),
          downloadAllowed: row.downloadAllowed,
          displayAt: row.displayAt!.toISOString(),
          deadlineAt: row.deadlineAt?.toISOString() ?? null,
          lessons: lessons.filter(({ lectureId }) => lectureId === row.id).map(({ id, no }) => ({ id, no })),
          opened: opened
            .filter(({ lectureId }) => lectureId === row.id)
            .map(({ studentId, fileId, lastAt, ...rest }) => ({
              studentId,
              fileId,
              lastAt: lastAt.toISOString(),
              played: playedOf(rest),
            })),
        })),
      };
    },

    async open(family, id, wanted) {
      const now = clock.now();
      const lecture = await held(family, id, wanted, now);
      const reading = { family, id, studentId: wanted.studentId };
      const file = lectureFiles.shown(reading, await fileOf(wanted.fileId), lecture.downloadAllowed);
      const key = { lectureId: id, ...wanted };
      await libraryFamilyQueries(db, family.class.id, now).open(key, subSeconds(now, AGAIN_SECONDS));
      return file;
    },

    async look(family, id, { studentId, fileId }) {
      await held(family, id, { studentId, fileId }, clock.now());
      return lectureFiles.look({ family, id, studentId }, await fileOf(fileId));
    },

    async text(family, id, fileId) {
      const [student] = takers(family);
      if (!student) throw new DomainError('NOT_FOUND');
      await held(family, id, { studentId: student.id, fileId }, clock.now());
      return shownText(await files.textOf(db, fileId));
    },

    async play(family, id, { seconds, total, ...wanted }) {
      const now = clock.now();
      await held(family, id, wanted, now);
      const played = { seconds: Math.min(seconds, total), total };
      if (!(await libraryFamilyQueries(db, family.class.id, now).play({ lectureId: id, ...wanted }, played)))
        throw new DomainError('NOT_FOUND');
    },
  };
}
