import { type DeskQueue, deskQueue } from '../../../core/desk/desk-queue.ts';
import { refuseUnseen } from '../../../core/desk/stamp.ts';
import { DomainError } from '../../../core/domain-error.ts';
import type { CommunityDeps } from '../community-deps.ts';
import { appealDecided, removalUndone, reportDecided } from '../community-notices.ts';
import { tellingOfPost } from '../posts/telling-of-post.ts';
import { heldByRemoval } from './kept-files.ts';
import { moderationQueries } from './moderation.queries.ts';
import { wordsById, wordsMaterial } from './words-fields.ts';
import { holdWords, namedWords, stampOfWords, takeWords } from './words.ts';

/** What authors say to the removal of their words: to accept it brings them back, to decline it leaves them removed for good. */
export function appealOpsSource(deps: CommunityDeps): DeskQueue {
  const { database, clock, files, notify } = deps;
  const queue = deskQueue(
    { database, clock },
    {
      queue: 'APPEALS',
      material: (id) => wordsMaterial(deps, id),

      async decide({ tx, id, verdict, now }) {
        const { decision, reason } = verdict;
        const known = await wordsById(tx, id);
        const moderation = moderationQueries(tx);
        const removal = (await moderation.removalsOf([id])).get(id);
        if (!known || !removal) throw new DomainError('NOT_FOUND');
        const words = await holdWords(tx, { postId: known.post.id, commentId: known.comment?.id });
        refuseUnseen(verdict, stampOfWords(words));
        const isRestored = decision === 'ACCEPT';
        await takeWords(tx, words, isRestored ? 'RESTORE' : 'UPHOLD');
        const outcome = isRestored ? 'RESTORED' : 'UPHELD';
        await moderation.changeRemoval(removal.seq, { outcome, outcomeReason: reason, outcomeAt: now });
        const named = await namedWords(tx, words);
        await notify(tx, { userId: words.authorId, ...appealDecided(named, isRestored, reason, removal.seq) });
        if (!isRestored) return;
        await files.bar(tx, [heldByRemoval(removal.seq)], false);
        // Who removed them for the group meets them there again.
        if (removal.by === 'GROUP')
          await notify(tx, { userId: removal.byId, ...removalUndone(named, reason, removal.seq) });
        for (const userId of await moderation.keepAfterAll(id, removal, reason, now))
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
