import { type DeskQueue, deskQueue } from '../../../core/desk/desk-queue.ts';
import { DomainError } from '../../../core/domain-error.ts';
import type { CommunityDeps } from '../community-deps.ts';
import { appealDecided, removalUndone } from '../community-notices.ts';
import { moderationQueries } from './moderation.queries.ts';
import { wordsById, wordsMaterial } from './words-fields.ts';
import { holdWords, namedWords, takeWords } from './words.ts';

/** What authors say to the removal of their words: to accept it brings them back, to decline it leaves them removed for good. */
export function appealOpsSource(deps: CommunityDeps): DeskQueue {
  const { database, clock, realtime, notify } = deps;
  const queue = deskQueue(
    { database, clock },
    {
      queue: 'APPEALS',
      material: (id) => wordsMaterial(deps, id),

      async decide({ tx, id, verdict: { decision, reason }, now }) {
        const known = await wordsById(tx, id);
        const moderation = moderationQueries(tx);
        const removal = (await moderation.removalsOf([id])).get(id);
        if (!known || !removal) throw new DomainError('NOT_FOUND');
        const words = await holdWords(tx, { postId: known.post.id, commentId: known.comment?.id });
        const isRestored = decision === 'ACCEPT';
        await takeWords(tx, words, isRestored ? 'RESTORE' : 'UPHOLD');
        const outcome = isRestored ? 'RESTORED' : 'UPHELD';
        await moderation.changeRemoval(removal.seq, { outcome, outcomeReason: reason, outcomeAt: now });
        const notice = appealDecided(await namedWords(tx, words), isRestored, reason, removal.seq);
        await notify(tx, { userId: words.authorId, ...notice });
        // Who removed them for the group meets them there again.
        if (isRestored && removal.by === 'GROUP')
          await notify(tx, {
            userId: removal.byId,
            ...removalUndone(await namedWords(tx, words), reason, removal.seq),
          });
      },
    },
  );
  return {
    ...queue,
    async decide(id, operatorId, verdict) {
      await queue.decide(id, operatorId, verdict);
      const words = await wordsById(database.db, id);
      if (words) realtime.tell(words.authorId, 'post.changed', { id: words.post.id });
    },
  };
}
