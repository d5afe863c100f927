import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@portal/domain/contract/endpoint';
import { COMMENT_LIMITS } from '@portal/domain/coursework/grading-comment';
import type { gradingCommentsContract } from '@portal/domain/coursework/grading-comments.contract';
import { DomainError } from '../../../core/domain-error.ts';
import type { ModuleDeps } from '../../../core/module.ts';
import { gradingCommentQueries } from './grading-comments.queries.ts';
import type { GradingCommentRow } from './grading-comments.tables.ts';

type NewComment = BodyOf<typeof gradingCommentsContract.createGradingComment>;
type Changed = BodyOf<typeof gradingCommentsContract.updateGradingComment>;

/** What a teacher does with what she says again and again. */
export function gradingCommentService({ database: { db }, clock }: Pick<ModuleDeps, 'database' | 'clock'>) {
  return {
    list: (teacherId: string) => gradingCommentQueries(db, teacherId).all(),

    /** The same client id twice gives what the first call made (R45). */
    create: (teacherId: string, { clientId, ...words }: NewComment): Promise<GradingCommentRow> =>
      db.transaction(async (tx) => {
        const queries = gradingCommentQueries(tx, teacherId);
        await queries.lock();
        const all = await queries.all();
        const known = all.find((one) => one.clientId === clientId);
        if (known) return known;
        const n = COMMENT_LIMITS.perTeacher;
        if (all.length >= n) throw new DomainError('LIMIT_REACHED', { values: { n } });
        return queries.add({ id: `gcm_${randomUUID()}`, clientId, ...words, createdAt: clock.now() });
      }),

    async update(teacherId: string, id: string, { version, ...words }: Changed): Promise<GradingCommentRow> {
      const queries = gradingCommentQueries(db, teacherId);
      const changed = await queries.change(id, version, words);
      if (changed) return changed;
      throw new DomainError((await queries.one(id)) ? 'VERSION_CONFLICT' : 'NOT_FOUND');
    },

    async use(teacherId: string, id: string): Promise<GradingCommentRow> {
      const used = await gradingCommentQueries(db, teacherId).count(id, clock.now());
      if (!used) throw new DomainError('NOT_FOUND');
      return used;
    },

    async remove(teacherId: string, id: string): Promise<void> {
      if (!(await gradingCommentQueries(db, teacherId).remove(id))) throw new DomainError('NOT_FOUND');
    },
  };
}
