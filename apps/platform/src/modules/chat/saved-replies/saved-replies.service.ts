import { randomUUID } from 'node:crypto';
import { type NewSavedReply, SAVED_REPLY_LIMITS } from '@portal/domain/chat/saved-reply';
import { DomainError } from '../../../core/domain-error.ts';
import type { ModuleDeps } from '../../../core/module.ts';
import { savedReplyQueries } from './saved-replies.queries.ts';
import type { SavedReplyRow } from './saved-replies.tables.ts';

/** What a teacher does with the replies that she keeps. */
export function savedReplyService({ database: { db }, clock }: Pick<ModuleDeps, 'database' | 'clock'>) {
  return {
    list: (ownerId: string) => savedReplyQueries(db, ownerId).all(),

    create: (ownerId: string, wanted: NewSavedReply) =>
      db.transaction(async (tx): Promise<SavedReplyRow> => {
        const queries = savedReplyQueries(tx, ownerId);
        await queries.lock();
        const all = await queries.all();
        const known = all.find(({ name }) => name === wanted.name);
        // The same call again.
        if (known?.korean === wanted.korean && known.vietnamese === wanted.vietnamese) return known;
        if (known) throw nameTaken();
        const n = SAVED_REPLY_LIMITS.perTeacher;
        if (all.length >= n) throw new DomainError('LIMIT_REACHED', { values: { n } });
        return queries.add({ id: `srp_${randomUUID()}`, ...wanted, createdAt: clock.now() });
      }),

    update: (ownerId: string, id: string, wanted: NewSavedReply) =>
      db.transaction(async (tx): Promise<SavedReplyRow> => {
        const queries = savedReplyQueries(tx, ownerId);
        await queries.lock();
        const isTaken = (await queries.all()).some((one) => one.name === wanted.name && one.id !== id);
        const changed = isTaken ? undefined : await queries.change(id, wanted);
        if (isTaken) throw nameTaken();
        if (!changed) throw new DomainError('NOT_FOUND');
        return changed;
      }),

    async remove(ownerId: string, id: string): Promise<void> {
      if (!(await savedReplyQueries(db, ownerId).remove(id))) throw new DomainError('NOT_FOUND');
    },
  };
}

const nameTaken = () =>
  new DomainError('VALUE_TAKEN', { fields: { name: '이미 있는 이름이에요. 다른 이름으로 적어 주세요.' } });
