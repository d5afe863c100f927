import { fileURLToPath } from 'node:url';
import { familyOwnerOf, type FinishedPicture } from '../../modules/assets/module.ts';
import type { studentGuardian, teachingClass } from '../../modules/classes/classes.tables.ts';
import type { submission } from '../../modules/coursework/assignments/assignments.tables.ts';
import { seedOf } from '../notifications/notifications.ts';
import { seededRandom } from '../random.ts';

type SubmissionRow = typeof submission.$inferInsert;

const FOLDER = new URL('../../../assets/demo/', import.meta.url);
const assetPath = (name: string) => fileURLToPath(new URL(name, FOLDER));

/** Which drawing belongs to what a class learns. */
const PHOTOS: readonly (readonly [topic: string, drawing: string])[] = [
  ['일차함수', 'hand-in-2'],
  ['이차방정식', 'hand-in-3'],
  ['', 'hand-in-1'],
];

/** Of five families three hand in a photo, and one a sheet. */
export function withFileIds(row: SubmissionRow): SubmissionRow {
  const lot = seededRandom(seedOf(`files ${row.id}`)).between(1, 5);
  const kind = lot <= 3 ? 'photo' : 'sheet';
  return lot === 5 ? row : { ...row, fileIds: [`file-${row.id}-${kind}`] };
}

interface HandedIn {
  readonly assignmentSubmissions: readonly SubmissionRow[];
  readonly relations: readonly (typeof studentGuardian.$inferInsert)[];
  readonly classes: readonly (typeof teachingClass.$inferInsert)[];
}

/** What the families of the demo handed in beside their words. */
export function handInFiles({ assignmentSubmissions, relations, classes }: HandedIn): FinishedPicture[] {
  const guardianOf = new Map(relations.map(({ studentId, guardianId }) => [studentId, guardianId]));
  const nameOf = new Map(classes.map(({ id, name }) => [id, name]));
  return assignmentSubmissions.flatMap(({ id, classId, studentId, fileIds }) =>
    (fileIds ?? []).map((fileId) => {
      const photo = PHOTOS.find(([topic]) => nameOf.get(classId)!.includes(topic))![1];
      const looks = fileId.endsWith('photo')
        ? { name: '풀이 사진.jpg', path: assetPath(`${photo}.jpg`), previewPath: assetPath(`${photo}.preview.webp`) }
        : { name: '풀이.pdf', path: assetPath('hand-in-sheet.pdf'), previewPath: null };
      return {
        id: fileId,
        ownerId: familyOwnerOf({ guardianId: guardianOf.get(studentId)!, classId }),
        location: 'SUBMISSION' as const,
        ...looks,
        usedBy: [`submission:${id}`],
      };
    }),
  );
}
