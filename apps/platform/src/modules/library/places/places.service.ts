import type { NewPlace, Place, PlaceState, Receipt, StudentReceipts } from '@portal/domain/library/place';
import type { Db, Tx } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import { studentCode } from '../../classes/module.ts';
import type { LectureRow } from '../../coursework/module.ts';
import { documentPlaceQueries } from '../documents/document-places.queries.ts';
import { placedLesson } from '../documents/document-places.ts';
import { ownDocument } from '../documents/documents.service.ts';
import { type LibraryDeps, lockLibrary } from '../library-deps.ts';
import { type PlaceFilter, placeQueries } from './places.queries.ts';
import type { ReceiptRow } from './places.tables.ts';

export const playedOf = ({ seconds, total }: Pick<ReceiptRow, 'seconds' | 'total'>): Receipt['played'] =>
  seconds === null || total === null ? null : { seconds, total };

const receiptView = (row: ReceiptRow): Receipt => ({
  fileId: row.fileId,
  firstAt: row.firstAt.toISOString(),
  lastAt: row.lastAt.toISOString(),
  count: row.opened,
  played: playedOf(row),
});

/** Documents in the classes of a teacher. */
export function placeService({ database: { db }, clock, material }: LibraryDeps) {
  async function views(on: Db | Tx, ownerId: string, rows: readonly LectureRow[]): Promise<Place[]> {
    if (!rows.length) return [];
    const ids = rows.map(({ id }) => id);
    const queries = placeQueries(on, ownerId);
    const classes = new Map((await queries.classes(rows.map(({ classId }) => classId))).map((one) => [one.id, one]));
    const seen = new Map((await queries.seenBy(ids)).map(({ lectureId, n }) => [lectureId, n]));
    const lessons = await documentPlaceQueries(on, ownerId).lessonsOf(ids);
    return (await material.show(on, rows, clock.now())).map((lecture) => {
      const { name = '', students = 0 } = classes.get(lecture.classId) ?? {};
      return {
        ...lecture,
        students,
        className: name,
        lessons: lessons.filter(({ lectureId }) => lectureId === lecture.id).map(placedLesson),
        seenBy: seen.get(lecture.id) ?? 0,
      };
    });
  }

  async function own(on: Db | Tx, ownerId: string, id: string): Promise<LectureRow> {
    const row = await placeQueries(on, ownerId).own(id);
    if (!row) throw new DomainError('NOT_FOUND');
    return row;
  }

  /** Throws TARGET_NOT_YOURS unless all of them are lessons of this class of hers. */
  async function setLessons(tx: Tx, ownerId: string, { id, classId }: LectureRow, lessonIds: readonly string[]) {
    const queries = placeQueries(tx, ownerId);
    const wanted = [...new Set(lessonIds)];
    const found = wanted.length ? await queries.lessonsOf(classId, wanted) : [];
    if (found.length < wanted.length) throw new DomainError('TARGET_NOT_YOURS');
    await queries.setLessons(id, found);
  }

  return {
    async list(ownerId: string, filter: PlaceFilter, page: { page: number; size: number }) {
      const now = clock.now();
      const queries = placeQueries(db, ownerId);
      const totals: Record<PlaceState, number> = await queries.totals(filter, now);
      return { totals, items: await views(db, ownerId, await queries.page(filter, now, page)) };
    },

    /** Its newest version, as material of the class; the same client id twice gives what the first call made (R45). */
    place: (ownerId: string, documentId: string, { lessonIds, ...wanted }: NewPlace): Promise<Place> =>
      db.transaction(async (tx) => {
        await lockLibrary(tx, ownerId);
        const { fileId } = await ownDocument(tx, ownerId, documentId);
        const known = await placeQueries(tx, ownerId).byClientId(wanted.clientId);
        if (known) return (await views(tx, ownerId, [known]))[0]!;
        const lecture = await material.give(tx, ownerId, { ...wanted, fileIds: [fileId] }, clock.now());
        await setLessons(tx, ownerId, lecture, lessonIds);
        return (await views(tx, ownerId, [lecture]))[0]!;
      }),

    setLessons: (ownerId: string, id: string, lessonIds: readonly string[]): Promise<Place> =>
      db.transaction(async (tx) => {
        await lockLibrary(tx, ownerId);
        const row = await own(tx, ownerId, id);
        await setLessons(tx, ownerId, row, lessonIds);
        return (await views(tx, ownerId, [row]))[0]!;
      }),

    /** Everybody of the class, also who has seen nothing. */
    async receipts(ownerId: string, id: string): Promise<StudentReceipts[]> {
      await own(db, ownerId, id);
      const byStudent = Map.groupBy(await placeQueries(db, ownerId).receipts(id), ({ student }) => student.id);
      return [...byStudent.values()].map((rows) => ({
        student: { ...rows[0]!.student, code: studentCode(rows[0]!.of, rows[0]!.student.id) },
        files: rows.flatMap((row) => (row.receipt ? [receiptView(row.receipt)] : [])),
      }));
    },
  };
}
