import { randomUUID } from 'node:crypto';
import type { LessonPack } from '@portal/domain/library/pack';
import type { Tx } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import { documentQueries } from '../documents/documents.queries.ts';
import { documentUse, dropDocument } from '../documents/documents.service.ts';
import { sameDocuments } from '../documents/same-documents.ts';
import { type LibraryDeps, lockLibrary } from '../library-deps.ts';
import { packQueries } from './packs.queries.ts';
import { keepPack } from './packs.service.ts';

type Document = Pick<LessonPack['documents'][number], 'name' | 'kind' | 'size'> & { readonly fileId: string };

/**
 * What of a pack can be given to another teacher, as it is at one moment. Its pages stay at home: they come from boards on which students
 * wrote, too.
 */
export interface PackContents extends Pick<LessonPack, 'name' | 'polls'> {
  readonly documents: readonly Document[];
  readonly homework: {
    readonly title: string;
    readonly content: string;
    readonly documents: readonly Document[];
  } | null;
}

/** A pack that came from somebody else, and the documents that were made for it. */
interface TakenPack {
  readonly packId: string;
  readonly documentIds: string[];
}

export interface PackSharing {
  /** Throws NOT_FOUND unless the pack is hers. */
  contentsOf(tx: Tx, ownerId: string, packId: string): Promise<PackContents>;
  /** Keeps it as her own. Documents whose content she has already are hers; the others are copied and count in her quota. */
  keep(tx: Tx, ownerId: string, given: { from: string; contents: PackContents }): Promise<TakenPack>;
  /** As if it had never come. Throws TAKEN_FOR_GOOD once a lesson was given the pack, DOCUMENT_IN_USE where a document is needed. */
  giveBack(tx: Tx, ownerId: string, taken: TakenPack): Promise<void>;
}

/** Every document of a pack, once. */
export const documentsOf = ({ documents, homework }: PackContents): Document[] => {
  const all = [...documents, ...(homework?.documents ?? [])];
  return [...new Map(all.map((one) => [one.fileId, one])).values()];
};

/** Packs that go from one library to another. */
export function packSharing({ clock, files }: Pick<LibraryDeps, 'clock' | 'files'>): PackSharing {
  /** Which document of hers stands for each file; those that she lacks are made. */
  async function documentsFor(tx: Tx, ownerId: string, from: string, contents: PackContents) {
    const given = documentsOf(contents);
    const hashes = await files.hashesOf(
      tx,
      from,
      given.map(({ fileId }) => fileId),
    );
    const same = await sameDocuments(tx, files, ownerId, [...hashes.values()]);
    const known = (one: Document) => same({ name: one.name, sha256: hashes.get(one.fileId) ?? '' });
    const lacking = given.filter((one) => !known(one));
    const copies = await files.copy(tx, { ownerId, fileIds: lacking.map(({ fileId }) => fileId) });
    const now = clock.now();
    const idOf = new Map(given.flatMap((one) => (known(one) ? [[one.fileId, known(one)!.id] as const] : [])));
    for (const { fileId: original, name } of lacking) {
      const [id, fileId] = [`doc_${randomUUID()}`, copies.get(original)!];
      await files.use(tx, documentUse(ownerId, id, 1, [fileId]));
      const row = { id, clientId: null, folderId: null, name, tags: [], fileId, createdAt: now, changedAt: now };
      await documentQueries(tx, ownerId).insert(row);
      idOf.set(original, id);
    }
    return { idOf, made: lacking.map(({ fileId }) => idOf.get(fileId)!) };
  }

  return {
    async contentsOf(tx, ownerId, packId) {
      const found = await packQueries(tx, ownerId).one(packId);
      if (!found) throw new DomainError('NOT_FOUND');
      const { name, content } = found.pack;
      const { documentIds, homework, polls } = content;
      const ids = [...documentIds, ...(homework?.documentIds ?? [])];
      const rows = ids.length ? await documentQueries(tx, ownerId).some(ids) : [];
      const byId = new Map(rows.map((row) => [row.id, row]));
      const named = (wanted: readonly string[]): Document[] =>
        wanted.flatMap((id) => {
          const row = byId.get(id);
          return row ? { fileId: row.fileId, name: row.name, kind: row.kind, size: row.size } : [];
        });
      return {
        name,
        polls,
        documents: named(documentIds),
        homework: homework && { ...textOf(homework), documents: named(homework.documentIds) },
      };
    },

    async keep(tx, ownerId, { from, contents }) {
      await lockLibrary(tx, ownerId);
      const { idOf, made } = await documentsFor(tx, ownerId, from, contents);
      const idsOf = (documents: readonly Document[]) => documents.map(({ fileId }) => idOf.get(fileId)!);
      const { name, documents, homework, polls } = contents;
      const pack = {
        clientId: randomUUID(),
        name,
        polls,
        pages: [],
        documentIds: idsOf(documents),
        homework: homework && { ...textOf(homework), documentIds: idsOf(homework.documents) },
      };
      return { packId: await keepPack(tx, ownerId, pack, clock.now()), documentIds: made };
    },

    async giveBack(tx, ownerId, { packId, documentIds }) {
      await lockLibrary(tx, ownerId);
      const packs = packQueries(tx, ownerId);
      if ((await packs.one(packId))?.lessons) throw new DomainError('TAKEN_FOR_GOOD');
      await packs.remove(packId);
      for (const { id } of documentIds.length ? await documentQueries(tx, ownerId).some(documentIds) : [])
        await dropDocument(tx, files, ownerId, id);
    },
  };
}

const textOf = ({ title, content }: { readonly title: string; readonly content: string }) => ({ title, content });
