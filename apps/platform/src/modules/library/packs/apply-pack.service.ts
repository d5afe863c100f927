import type { PackUse } from '@portal/domain/library/pack';
import type { Tx } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import { documentQueries } from '../documents/documents.queries.ts';
import { type LibraryDeps, lockLibrary } from '../library-deps.ts';
import { placeQueries } from '../places/places.queries.ts';
import { packUseView } from './pack-view.ts';
import { packQueries } from './packs.queries.ts';
import type { PackRow } from './packs.tables.ts';

interface Wanted {
  readonly clientId: string;
  readonly lessonId: string;
}
type Lesson = NonNullable<Awaited<ReturnType<ReturnType<typeof packQueries>['lesson']>>>;

/** Gives a pack to a lesson, as it is now; the same client id twice gives what the first call made (R45). */
export function applyPack({ database: { db }, clock, material, boards }: LibraryDeps) {
  /** The newest versions of the documents, in their order. */
  async function filesOf(tx: Tx, ownerId: string, ids: readonly string[]): Promise<string[]> {
    const rows = ids.length ? await documentQueries(tx, ownerId).some(ids) : [];
    return ids.flatMap((id) => rows.find((row) => row.id === id)?.fileId ?? []);
  }

  async function lectureOf(tx: Tx, { ownerId, name, content }: PackRow, lesson: Lesson, clientId: string, now: Date) {
    const fileIds = await filesOf(tx, ownerId, content.documentIds);
    if (!fileIds.length) return null;
    const written = { title: name, content: '', displayAt: null, deadlineAt: null, downloadAllowed: true };
    const wanted = { ...written, clientId, classId: lesson.classId, isDraft: false, fileIds };
    const { id } = await material.give(tx, ownerId, wanted, now);
    await placeQueries(tx, ownerId).setLessons(id, [lesson.id]);
    return id;
  }

  async function draftOf(tx: Tx, { ownerId, content: { homework } }: PackRow, lesson: Lesson, now: Date) {
    if (!homework) return null;
    const { title, content, documentIds } = homework;
    const fileIds = await filesOf(tx, ownerId, documentIds);
    const after = lesson.startAt > now ? lesson.startAt : now;
    return material.draftHomework(
      tx,
      { teacherId: ownerId, classId: lesson.classId, title, content, fileIds, after },
      now,
    );
  }

  const give = (ownerId: string, id: string, { clientId, lessonId }: Wanted): Promise<PackUse> =>
    db.transaction(async (tx) => {
      await lockLibrary(tx, ownerId);
      const queries = packQueries(tx, ownerId);
      const found = await queries.one(id);
      if (!found) throw new DomainError('NOT_FOUND');
      const lesson = await queries.lesson(lessonId);
      if (!lesson) throw new DomainError('TARGET_NOT_YOURS');
      const known = (await queries.uses(lessonId)).find((use) => use.clientId === clientId);
      if (known) return packUseView(known);
      if (lesson.status !== 'UPCOMING' && lesson.status !== 'IN_PROGRESS') throw new DomainError('WRONG_STATE');
      const now = clock.now();
      const { pack } = found;
      const { polls, pages } = pack.content;
      await boards.prepare(tx, lessonId, pages);
      const use = {
        lessonId,
        clientId,
        packId: id,
        packName: pack.name,
        lectureId: await lectureOf(tx, pack, lesson, clientId, now),
        assignmentId: await draftOf(tx, pack, lesson, now),
        polls,
        pages,
        at: now,
      };
      await queries.keepUse(use);
      return packUseView({ ...use, ownerId });
    });

  return async (ownerId: string, id: string, wanted: Wanted): Promise<PackUse> => {
    await boards.settle(wanted.lessonId);
    const use = await give(ownerId, id, wanted);
    await boards.show(wanted.lessonId);
    return use;
  };
}
