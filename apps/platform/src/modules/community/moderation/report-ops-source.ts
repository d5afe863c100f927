import { type DeskQueue, deskQueue } from '../../../core/desk/desk-queue.ts';
import { reportedMarks } from '../../../core/desk/reported-marks.ts';
import { refuseUnseen } from '../../../core/desk/stamp.ts';
import { DomainError } from '../../../core/domain-error.ts';
import type { CommunityDeps } from '../community-deps.ts';
import { reportDecided } from '../community-notices.ts';
import { tellingOfPost } from '../posts/telling-of-post.ts';
import { moderationQueries } from './moderation.queries.ts';
import { removeWords } from './remove-words.ts';
import { wordsById, wordsMaterial } from './words-fields.ts';
import { holdWords, namedWords, stampOfWords, takeWords } from './words.ts';

/** Reported words, for the operator desk: to accept a report removes them, to decline it keeps them. */
export function reportOpsSource(deps: CommunityDeps): DeskQueue {
  const { database, clock, notify } = deps;
  const queue = deskQueue(
    { database, clock },
    {
      queue: 'POSTS',
      material: (id) => wordsMaterial(deps, id),
      marks: async (ids) => reportedMarks(await moderationQueries(database.db).reasonsOf(ids)),

      async decide({ tx, id, operatorId, verdict, now }) {
        const { decision, reason } = verdict;
        const known = await wordsById(tx, id);
        if (!known) throw new DomainError('NOT_FOUND');
        const words = await holdWords(tx, { postId: known.post.id, commentId: known.comment?.id });
        refuseUnseen(verdict, stampOfWords(words));
        if (decision === 'ACCEPT') return removeWords(tx, deps, words, { by: 'TEAM', byId: operatorId, reason });
        await takeWords(tx, words, 'KEEP');
        const named = await namedWords(tx, words);
        for (const userId of await moderationQueries(tx).endReports(id, 'KEPT', reason, now))
          await notify(tx, { userId, ...reportDecided(named, 'KEPT', { reason, at: now }) });
      },
    },
  );
  return {
    ...queue,
    async decide(id, operatorId, verdict) {
      const words = await wordsById(database.db, id);
      if (!words) throw new DomainError('NOT_FOUND');
      await tellingOfPost(deps, { postId: words.post.id, byId: operatorId }, () =>
        queue.decide(id, operatorId, verdict),
      );
    },
  };
}
