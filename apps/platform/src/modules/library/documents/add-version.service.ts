import { extensionOf } from '@portal/domain/assets/upload-policy';
import type { BodyOf } from '@portal/domain/contract/endpoint';
import { type DocumentDetail, type DocumentPlace, LIBRARY_LIMITS } from '@portal/domain/library/document';
import type { documentsContract } from '@portal/domain/library/documents.contract';
import { DomainError } from '../../../core/domain-error.ts';
import { type LibraryDeps, lockLibrary } from '../library-deps.ts';
import { usersOf } from './document-places.ts';
import { documentDetail } from './document-view.ts';
import { documentQueries } from './documents.queries.ts';
import { documentUse, ownDocument } from './documents.service.ts';

type NewVersion = BodyOf<typeof documentsContract.addDocumentVersion>;

interface Added {
  readonly document: DocumentDetail;
  readonly followed: number;
  readonly stayed: DocumentPlace[];
}

/** A document that is called as a file is ends as the newer file does. */
function endingAs(name: string, oldFile: string, newFile: string): string {
  const [ending, newEnding] = [extensionOf(oldFile), extensionOf(newFile)];
  if (!ending || !newEnding || extensionOf(name) !== ending) return name;
  return name.slice(0, -ending.length) + newEnding;
}

/** Gives a document a newer version; the same file twice changes nothing more (R45). */
export const addVersion =
  ({ database: { db }, clock, files, material }: LibraryDeps) =>
  (ownerId: string, id: string, { version, fileId, follow }: NewVersion): Promise<Added> =>
    db.transaction(async (tx) => {
      await lockLibrary(tx, ownerId);
      const queries = documentQueries(tx, ownerId);
      const row = await ownDocument(tx, ownerId, id);
      const now = clock.now();
      const detail = async () => documentDetail(tx, files, { ownerId, row: await ownDocument(tx, ownerId, id), now });
      if (row.fileId === fileId) return { document: await detail(), followed: 0, stayed: [] };
      if (row.version !== version) throw new DomainError('VERSION_CONFLICT');
      if (row.versionNo >= LIBRARY_LIMITS.versionsMax)
        throw new DomainError('LIMIT_REACHED', { values: { n: LIBRARY_LIMITS.versionsMax } });
      const no = row.versionNo + 1;
      await files.use(tx, documentUse(ownerId, id, no, [fileId]));
      if (await queries.byFile(fileId))
        throw new DomainError('VALUE_TAKEN', {
          fields: { fileId: '이 파일은 다른 자료로 이미 있어요. 파일을 다시 고르고 ‘새로 올리기’를 눌러 주세요.' },
        });
      const from = (await queries.versions([id])).map((one) => one.fileId);
      // It is a version before a class shows it: what a class shows and is none becomes a document of its own.
      await queries.addVersion({ documentId: id, no, fileId, at: now });
      const users = follow ? await usersOf(tx, files, from) : { lectures: [], assignments: [] };
      const stayed = await material.follow(tx, { teacherId: ownerId, ...users, from, to: fileId });
      const refs = await files.refsOf(tx, [row.fileId, fileId]);
      const name = endingAs(row.name, refs.get(row.fileId)?.name ?? '', refs.get(fileId)?.name ?? '');
      await queries.change(id, { name, fileId, versionNo: no, changedAt: now });
      const document = await detail();
      return {
        document,
        followed: users.lectures.length + users.assignments.length - stayed.size,
        stayed: document.places.filter((place) => stayed.has(place.id)),
      };
    });
