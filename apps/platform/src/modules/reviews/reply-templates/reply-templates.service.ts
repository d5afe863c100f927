import { randomUUID } from 'node:crypto';
import { type NewReplyTemplate, TEMPLATE_LIMITS } from '@portal/domain/reviews/reply-template';
import { DomainError } from '../../../core/domain-error.ts';
import type { ModuleDeps } from '../../../core/module.ts';
import { replyTemplateQueries } from './reply-templates.queries.ts';
import type { ReplyTemplateRow } from './reply-templates.tables.ts';

/** What a teacher does with the answers that she keeps. */
export function replyTemplateService({ database: { db }, clock }: Pick<ModuleDeps, 'database' | 'clock'>) {
  return {
    list: (ownerId: string) => replyTemplateQueries(db, ownerId).all(),

    create: (ownerId: string, wanted: NewReplyTemplate) =>
      db.transaction(async (tx): Promise<ReplyTemplateRow> => {
        const queries = replyTemplateQueries(tx, ownerId);
        await queries.lock();
        const all = await queries.all();
        const known = all.find(({ name }) => name === wanted.name);
        // The same call again.
        if (known?.content === wanted.content) return known;
        if (known) throw nameTaken();
        const n = TEMPLATE_LIMITS.perTeacher;
        if (all.length >= n) throw new DomainError('LIMIT_REACHED', { values: { n } });
        return queries.add({ id: `rpt_${randomUUID()}`, ...wanted, createdAt: clock.now() });
      }),

    update: (ownerId: string, id: string, wanted: NewReplyTemplate) =>
      db.transaction(async (tx): Promise<ReplyTemplateRow> => {
        const queries = replyTemplateQueries(tx, ownerId);
        await queries.lock();
        const isTaken = (await queries.all()).some((one) => one.name === wanted.name && one.id !== id);
        const changed = isTaken ? undefined : await queries.change(id, wanted);
        if (isTaken) throw nameTaken();
        if (!changed) throw new DomainError('NOT_FOUND');
        return changed;
      }),

    async remove(ownerId: string, id: string): Promise<void> {
      if (!(await replyTemplateQueries(db, ownerId).remove(id))) throw new DomainError('NOT_FOUND');
    },
  };
}

const nameTaken = () =>
  new DomainError('VALUE_TAKEN', { fields: { name: '이미 있는 이름이에요. 다른 이름으로 적어 주세요.' } });
