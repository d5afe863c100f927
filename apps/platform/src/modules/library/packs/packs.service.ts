import { randomUUID } from 'node:crypto';
import { type LessonPack, type NewPack, PACK_LIMITS, type PackContent } from '@portal/domain/library/pack';
import type { Db, Tx } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import { documentQueries } from '../documents/documents.queries.ts';
import { type LibraryDeps, lockLibrary } from '../library-deps.ts';
import { packSummaries, packUseView, packView } from './pack-view.ts';
import { packQueries } from './packs.queries.ts';

/** Throws NOT_FOUND unless all of them are hers. */
async function checkDocuments(tx: Tx, ownerId: string, { documentIds, homework }: PackContent): Promise<void> {
  const ids = [...new Set([...documentIds, ...(homework?.documentIds ?? [])])];
  const found = ids.length ? await documentQueries(tx, ownerId).some(ids) : [];
  if (found.length < ids.length) throw new DomainError('NOT_FOUND');
}

const contentOf = ({ documentIds, homework, polls, pages }: PackContent) => ({
  documentIds: [...new Set(documentIds)],
  homework: homework && { ...homework, documentIds: [...new Set(homework.documentIds)] },
  polls,
  pages,
});

/** Makes a pack. The same client id twice gives the id that the first call made (R45). */
export async function keepPack(tx: Tx, ownerId: string, { clientId, ...wanted }: NewPack, now: Date): Promise<string> {
  const queries = packQueries(tx, ownerId);
  const known = await queries.byClientId(clientId);
  if (known) return known.id;
  await checkDocuments(tx, ownerId, wanted);
  if ((await queries.total()) >= PACK_LIMITS.packsMax)
    throw new DomainError('LIMIT_REACHED', { values: { n: PACK_LIMITS.packsMax } });
  const id = `pak_${randomUUID()}`;
  const content = contentOf(wanted);
  await queries.insert({ id, clientId, name: wanted.name.trim(), content, createdAt: now, changedAt: now });
  return id;
}

/** Everything that one lesson needs, as one thing. */
export function packService({ database: { db }, clock, files }: LibraryDeps) {
  async function get(on: Db | Tx, ownerId: string, id: string): Promise<LessonPack> {
    const found = await packQueries(on, ownerId).one(id);
    if (!found) throw new DomainError('NOT_FOUND');
    return packView(on, files, { ownerId, ...found });
  }

  return {
    async list(ownerId: string, page: { page: number; size: number }) {
      const queries = packQueries(db, ownerId);
      return { total: await queries.total(), items: await packSummaries(db, ownerId, await queries.page(page)) };
    },

    get: (ownerId: string, id: string) => get(db, ownerId, id),

    create: (ownerId: string, wanted: NewPack): Promise<LessonPack> =>
      db.transaction(async (tx) => {
        await lockLibrary(tx, ownerId);
        return get(tx, ownerId, await keepPack(tx, ownerId, wanted, clock.now()));
      }),

    update: (
      ownerId: string,
      id: string,
      { version, ...wanted }: PackContent & { version: number },
    ): Promise<LessonPack> =>
      db.transaction(async (tx) => {
        await lockLibrary(tx, ownerId);
        const asRead = await get(tx, ownerId, id);
        if (asRead.version !== version) throw new DomainError('VERSION_CONFLICT');
        await checkDocuments(tx, ownerId, wanted);
        const set = { name: wanted.name.trim(), content: contentOf(wanted), changedAt: clock.now() };
        await packQueries(tx, ownerId).change(id, { ...set, version: version + 1 });
        return get(tx, ownerId, id);
      }),

    async remove(ownerId: string, id: string): Promise<void> {
      if (!(await packQueries(db, ownerId).remove(id))) throw new DomainError('NOT_FOUND');
    },

    async usesOf(ownerId: string, lessonId: string) {
      const queries = packQueries(db, ownerId);
      if (!(await queries.lesson(lessonId))) throw new DomainError('NOT_FOUND');
      return (await queries.uses(lessonId)).map(packUseView);
    },
  };
}
