import { randomUUID } from 'node:crypto';
import { LIBRARY_LIMITS, type LibraryFolder } from '@portal/domain/library/document';
import type { Db, Tx } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import { type LibraryDeps, lockLibrary } from '../library-deps.ts';
import { folderQueries } from './folders.queries.ts';

/** Throws NOT_FOUND where the folder is not hers. */
export async function ownFolder(on: Db | Tx, ownerId: string, id: string | null | undefined): Promise<void> {
  if (id && !(await folderQueries(on, ownerId).own(id))) throw new DomainError('NOT_FOUND');
}

const taken = () => new DomainError('VALUE_TAKEN', { fields: { name: '같은 이름의 폴더가 있어요.' } });

/** How a teacher orders her library. */
export function folderService({ database: { db }, clock, files }: LibraryDeps) {
  async function one(on: Db | Tx, ownerId: string, id: string): Promise<LibraryFolder> {
    const found = (await folderQueries(on, ownerId).all()).find((folder) => folder.id === id);
    if (!found) throw new DomainError('NOT_FOUND');
    return found;
  }

  return {
    async overview(ownerId: string) {
      const queries = folderQueries(db, ownerId);
      return {
        folders: await queries.all(),
        tags: await queries.tags(),
        ...(await queries.counts()),
        quota: await files.quotaOf(db, ownerId),
      };
    },

    /** The same client id twice gives what the first call made (R45). */
    create: (ownerId: string, clientId: string, wanted: string): Promise<LibraryFolder> =>
      db.transaction(async (tx) => {
        await lockLibrary(tx, ownerId);
        const queries = folderQueries(tx, ownerId);
        const known = await queries.byClientId(clientId);
        if (known) return one(tx, ownerId, known.id);
        const name = wanted.trim();
        if (await queries.byName(name)) throw taken();
        if ((await queries.all()).length >= LIBRARY_LIMITS.foldersMax)
          throw new DomainError('LIMIT_REACHED', { values: { n: LIBRARY_LIMITS.foldersMax } });
        const id = `fol_${randomUUID()}`;
        await queries.insert({ id, clientId, name, createdAt: clock.now() });
        return one(tx, ownerId, id);
      }),

    rename: (ownerId: string, id: string, wanted: string, version: number): Promise<LibraryFolder> =>
      db.transaction(async (tx) => {
        await lockLibrary(tx, ownerId);
        const queries = folderQueries(tx, ownerId);
        const asRead = await one(tx, ownerId, id);
        if (asRead.version !== version) throw new DomainError('VERSION_CONFLICT');
        const name = wanted.trim();
        const other = await queries.byName(name);
        if (other && other.id !== id) throw taken();
        await queries.rename(id, name, version);
        return one(tx, ownerId, id);
      }),

    /** What lay in it lies in none. */
    remove: (ownerId: string, id: string): Promise<void> =>
      db.transaction(async (tx) => {
        await lockLibrary(tx, ownerId);
        if (!(await folderQueries(tx, ownerId).remove(id))) throw new DomainError('NOT_FOUND');
      }),
  };
}
