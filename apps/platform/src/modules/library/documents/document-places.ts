import { handoutStatus } from '@portal/domain/coursework/handout';
import type { DocumentPlace, LibraryDocument, PlacedLesson } from '@portal/domain/library/document';
import type { Db, Tx } from '../../../core/database/database.ts';
import type { Files } from '../../assets/module.ts';
import { documentPlaceQueries } from './document-places.queries.ts';
import type { VersionRow } from './documents.tables.ts';

const idsOf = (uses: readonly string[], kind: 'lecture' | 'assignment') =>
  uses.flatMap((use) => (use.startsWith(`${kind}:`) ? [use.slice(kind.length + 1)] : []));

/** Which lectures and assignments use these files. */
export async function usersOf(on: Db | Tx, files: Pick<Files, 'usesOf'>, fileIds: readonly string[]) {
  const uses = [...(await files.usesOf(on, fileIds)).values()].flat();
  return { lectures: [...new Set(idsOf(uses, 'lecture'))], assignments: [...new Set(idsOf(uses, 'assignment'))] };
}

interface LessonColumns {
  readonly id: string;
  readonly no: number;
  readonly title: string;
  readonly startAt: Date;
}
export const placedLesson = ({ id, no, title, startAt }: LessonColumns): PlacedLesson => ({
  id,
  no,
  title,
  startAt: startAt.toISOString(),
});

/** The places of one document: what is shown first, then what is planned, then what is over. */
export async function placesOf(
  on: Db | Tx,
  files: Pick<Files, 'usesOf'>,
  { ownerId, versions, now }: { ownerId: string; versions: readonly VersionRow[]; now: Date },
): Promise<DocumentPlace[]> {
  const fileIds = versions.map(({ fileId }) => fileId);
  const users = await usersOf(on, files, fileIds);
  const queries = documentPlaceQueries(on, ownerId);
  const lectures = users.lectures.length ? await queries.lectures(users.lectures) : [];
  const assignments = users.assignments.length ? await queries.assignments(users.assignments) : [];
  const lessons = users.lectures.length ? await queries.lessonsOf(users.lectures) : [];
  const shown = ({ id, title, class: of, ...row }: (typeof lectures)[number] | (typeof assignments)[number]) => ({
    id,
    title,
    class: of,
    versionNo: versions.find(({ fileId }) => row.fileIds.includes(fileId))?.no ?? 1,
    status: handoutStatus({ ...row, isPublished: row.publishedAt !== null }, now),
  });
  return [
    ...lectures.map((row) => ({
      kind: 'LECTURE' as const,
      ...shown(row),
      lessons: lessons.filter(({ lectureId }) => lectureId === row.id).map(placedLesson),
    })),
    ...assignments.map((row) => ({
      kind: 'ASSIGNMENT' as const,
      ...shown(row),
      lessons: row.lesson ? [placedLesson(row.lesson)] : [],
    })),
  ].toSorted((one, two) => ORDER.indexOf(one.status) - ORDER.indexOf(two.status));
}
const ORDER: readonly DocumentPlace['status'][] = ['OPEN', 'SCHEDULED', 'DRAFT', 'CLOSED'];

/** In how many things the documents stand whose versions these are. */
export async function usagesOf(
  on: Db | Tx,
  files: Pick<Files, 'usesOf'>,
  ownerId: string,
  versions: readonly VersionRow[],
): Promise<(documentId: string) => LibraryDocument['usage']> {
  const uses = await files.usesOf(
    on,
    versions.map(({ fileId }) => fileId),
  );
  const all = [...uses.values()].flat();
  const queries = documentPlaceQueries(on, ownerId);
  const [lectureIds, assignmentIds] = [idsOf(all, 'lecture'), idsOf(all, 'assignment')];
  const lessons = lectureIds.length ? await queries.lessonsOf(lectureIds) : [];
  const assignments = assignmentIds.length ? await queries.assignments(assignmentIds) : [];
  return (documentId) => {
    const own = versions.filter((version) => version.documentId === documentId);
    const used = own.flatMap(({ fileId }) => uses.get(fileId) ?? []);
    const [inLectures, inAssignments] = [new Set(idsOf(used, 'lecture')), new Set(idsOf(used, 'assignment'))];
    const inLessons = new Set([
      ...lessons.filter(({ lectureId }) => inLectures.has(lectureId)).map(({ id }) => id),
      ...assignments.flatMap(({ id, lesson }) => (lesson && inAssignments.has(id) ? [lesson.id] : [])),
    ]);
    return { lectures: inLectures.size, assignments: inAssignments.size, lessons: inLessons.size };
  };
}
