import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@portal/domain/contract/endpoint';
import {
  type DocumentDetail,
  type DocumentText,
  LIBRARY_LIMITS,
  type LibraryDocument,
} from '@portal/domain/library/document';
import type { DocumentOrder, documentsContract } from '@portal/domain/library/documents.contract';
import type { Db, Tx } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import { ownFolder } from '../folders/folders.service.ts';
import { type LibraryDeps, lockLibrary } from '../library-deps.ts';
import { packQueries } from '../packs/packs.queries.ts';
import { usersOf } from './document-places.ts';
import { documentDetail, documentViews } from './document-view.ts';
import { documentQueries, type Filter } from './documents.queries.ts';
import type { DocumentRow } from './documents.tables.ts';
import { shownText } from './shown-text.ts';

type Body<Name extends 'createDocument' | 'updateDocument' | 'changeDocuments'> = BodyOf<
  (typeof documentsContract)[Name]
>;
type Page = { readonly page: number; readonly size: number };

/** What a document uses the file of a version as. */
export const documentUse = (ownerId: string, id: string, no: number, fileIds: readonly string[]) => ({
  ownerId,
  location: 'LECTURE' as const,
  usedBy: `document:${id}:${no}`,
  fileIds,
});

const tagsOf = (tags: readonly string[]) => [...new Set(tags.map((tag) => tag.trim().normalize('NFC')))];

export async function ownDocument(on: Db | Tx, ownerId: string, id: string): Promise<DocumentRow> {
  const row = await documentQueries(on, ownerId).one(id);
  if (!row) throw new DomainError('NOT_FOUND');
  return row;
}

/** Removes a document of a library that is held. Throws DOCUMENT_IN_USE. */
export async function dropDocument(tx: Tx, files: LibraryDeps['files'], ownerId: string, id: string): Promise<void> {
  const queries = documentQueries(tx, ownerId);
  const versions = await queries.versions([id]);
  await queries.remove(id);
  // Takes its files before it asks who uses them: whoever gives one to a class at this moment comes before or after.
  for (const { no } of versions) await files.use(tx, documentUse(ownerId, id, no, []));
  const fileIds = versions.map(({ fileId }) => fileId);
  const { lectures, assignments } = await usersOf(tx, files, fileIds);
  const n = lectures.length + assignments.length + (await packQueries(tx, ownerId).holding(id));
  if (n) throw new DomainError('DOCUMENT_IN_USE', { values: { n } });
}

/** Everything that a teacher has. */
export function documentService({ database: { db }, clock, files }: LibraryDeps) {
  const detail = async (on: Db | Tx, ownerId: string, id: string): Promise<DocumentDetail> =>
    documentDetail(on, files, { ownerId, row: await ownDocument(on, ownerId, id), now: clock.now() });

  /** Whoever changes a library has it alone. */
  const inLibrary = <T>(ownerId: string, work: (tx: Tx) => Promise<T>): Promise<T> =>
    db.transaction(async (tx) => {
      await lockLibrary(tx, ownerId);
      return work(tx);
    });

  return {
    async list(ownerId: string, filter: Filter, order: DocumentOrder, page: Page) {
      const queries = documentQueries(db, ownerId);
      const rows = await queries.page(filter, order, page);
      return {
        total: await queries.total(filter),
        items: await documentViews(db, files, { ownerId, rows, text: filter.text }),
      };
    },

    get: (ownerId: string, id: string) => detail(db, ownerId, id),

    async text(ownerId: string, id: string): Promise<DocumentText> {
      const { fileId } = await ownDocument(db, ownerId, id);
      return shownText(await files.textOf(db, fileId));
    },

    /** The same client id or file twice gives what the first call made (R45). */
    create: (ownerId: string, { clientId, fileId, folderId, tags }: Body<'createDocument'>): Promise<DocumentDetail> =>
      inLibrary(ownerId, async (tx) => {
        const queries = documentQueries(tx, ownerId);
        const known = await queries.byClientId(clientId);
        if (known) return detail(tx, ownerId, known.id);
        await ownFolder(tx, ownerId, folderId);
        const id = `doc_${randomUUID()}`;
        await files.use(tx, documentUse(ownerId, id, 1, [fileId]));
        const given = await queries.byFile(fileId);
        if (given) {
          await files.use(tx, documentUse(ownerId, id, 1, []));
          return detail(tx, ownerId, given.id);
        }
        const { name } = (await files.refsOf(tx, [fileId])).get(fileId)!;
        const now = clock.now();
        await queries.insert({
          id,
          clientId,
          folderId,
          name,
          tags: tagsOf(tags),
          fileId,
          createdAt: now,
          changedAt: now,
        });
        return detail(tx, ownerId, id);
      }),

    update: (ownerId: string, id: string, wanted: Body<'updateDocument'>): Promise<DocumentDetail> =>
      inLibrary(ownerId, async (tx) => {
        const row = await ownDocument(tx, ownerId, id);
        if (row.version !== wanted.version) throw new DomainError('VERSION_CONFLICT');
        const { folderId } = wanted;
        await ownFolder(tx, ownerId, folderId);
        const set = { name: wanted.name.trim().normalize('NFC'), tags: tagsOf(wanted.tags), folderId };
        await documentQueries(tx, ownerId).change(id, set);
        return detail(tx, ownerId, id);
      }),

    changeAll: (
      ownerId: string,
      { ids, folderId, addTags = [], removeTags = [], isHidden }: Body<'changeDocuments'>,
    ): Promise<LibraryDocument[]> =>
      inLibrary(ownerId, async (tx) => {
        const queries = documentQueries(tx, ownerId);
        const rows = await queries.some(ids);
        if (rows.length < new Set(ids).size) throw new DomainError('NOT_FOUND');
        await ownFolder(tx, ownerId, folderId);
        const gone = tagsOf(removeTags);
        for (const row of rows) {
          const tags = tagsOf([...row.tags.filter((tag) => !gone.includes(tag)), ...addTags]);
          if (tags.length > LIBRARY_LIMITS.tagsMax)
            throw new DomainError('LIMIT_REACHED', { values: { n: LIBRARY_LIMITS.tagsMax } });
          await queries.change(row.id, {
            tags,
            ...(folderId !== undefined && { folderId }),
            ...(isHidden !== undefined && { isHidden }),
          });
        }
        return documentViews(tx, files, { ownerId, rows: await queries.some(ids) });
      }),

    /** What stands in a class stays: she may hide it. */
    remove: (ownerId: string, id: string): Promise<void> =>
      inLibrary(ownerId, async (tx) => {
        await ownDocument(tx, ownerId, id);
        await dropDocument(tx, files, ownerId, id);
      }),
  };
}
