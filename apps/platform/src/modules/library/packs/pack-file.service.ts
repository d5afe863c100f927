import {
  type LessonPack,
  type NewPack,
  PACK_FORMAT,
  PACK_FORMAT_VERSION,
  type PackFile,
} from '@portal/domain/library/pack';
import { DomainError } from '../../../core/domain-error.ts';
import { sameDocuments } from '../documents/same-documents.ts';
import { type LibraryDeps, lockLibrary } from '../library-deps.ts';
import { packView } from './pack-view.ts';
import { packQueries } from './packs.queries.ts';
import { keepPack } from './packs.service.ts';

type Named = PackFile['documents'][number];

/** Packs that leave as a file and come back, or come from somebody else. */
export function packFileService({ database: { db }, clock, files }: LibraryDeps) {
  return {
    async read(ownerId: string, id: string): Promise<PackFile> {
      const found = await packQueries(db, ownerId).one(id);
      if (!found) throw new DomainError('NOT_FOUND');
      const { name, documents, homework, polls, pages } = await packView(db, files, { ownerId, ...found });
      const hashes = await files.hashesOf(
        db,
        ownerId,
        [...documents, ...(homework?.documents ?? [])].map(({ file }) => file.id),
      );
      const named = (all: LessonPack['documents']): Named[] =>
        all.flatMap(({ name: called, file }) => {
          const sha256 = hashes.get(file.id);
          return sha256 ? [{ name: called, sha256 }] : [];
        });
      return {
        format: PACK_FORMAT,
        version: PACK_FORMAT_VERSION,
        name,
        documents: named(documents),
        homework: homework && { ...homework, documents: named(homework.documents) },
        polls,
        pages,
      };
    },

    /** Documents are those of her library with the same content; what she lacks is named. */
    keep: (ownerId: string, clientId: string, file: PackFile): Promise<{ pack: LessonPack; missing: string[] }> =>
      db.transaction(async (tx) => {
        await lockLibrary(tx, ownerId);
        const wanted = [...file.documents, ...(file.homework?.documents ?? [])];
        const hashes = wanted.map(({ sha256 }) => sha256);
        const same = await sameDocuments(tx, files, ownerId, hashes);
        const found = (named: readonly Named[]) => named.flatMap((one) => same(one)?.id ?? []);
        const { name, homework, polls, pages } = file;
        const content: NewPack = {
          clientId,
          name,
          polls,
          pages,
          documentIds: found(file.documents),
          homework: homework && {
            title: homework.title,
            content: homework.content,
            documentIds: found(homework.documents),
          },
        };
        const id = await keepPack(tx, ownerId, content, clock.now());
        const kept = (await packQueries(tx, ownerId).one(id))!;
        return {
          pack: await packView(tx, files, { ownerId, ...kept }),
          missing: [...new Set(wanted.filter((one) => !same(one)).map((one) => one.name))],
        };
      }),
  };
}
